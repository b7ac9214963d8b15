import { style } from '@vanilla-extract/css';
import { from, size, token } from '../../styles/tokens.css.ts';

/** Sticks above the bar; at the end of the form, it is before 'Order Summary'. */
export const place = style({
  position: 'sticky',
  bottom: 'calc(var(--vo-bar, 110px) + 8px)',
  zIndex: 2,
  // In a very low window, it would leave no room for what it leads to.
  '@media': { '(max-height: 420px)': { position: 'static' } },
});
export const panel = style({
  position: 'relative',
  marginBlock: '16px',
  padding: '6px 12px',
  borderRadius: token.radius,
  border: `1px solid color-mix(in oklab, ${token.danger} 40%, ${token.surface})`,
  background: token.dangerSoft,
  boxShadow: token.shadow,
  fontSize: size.small,
  lineHeight: '1.35',
  '@container': { [from.medium]: { padding: '10px 16px', fontSize: size.base } },
});
export const heading = style({
  display: 'flex',
  gap: '8px',
  paddingBlock: '4px',
  paddingInlineEnd: '28px',
  color: token.danger,
  fontWeight: 600,
});
export const close = style({ position: 'absolute', top: '-4px', insetInlineEnd: '-2px' });
export const list = style({
  columnGap: '32px',
  '@container': { [from.medium]: { columns: '2 300px' } },
});
export const link = style({
  padding: '3px 0',
  minHeight: token.targetSmall,
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
