import { style } from '@vanilla-extract/css';
import { textLink, tinted } from '../../styles/shared.css.ts';
import { from, size, token } from '../../styles/tokens.css.ts';

/** Sticks above the bar; at the end of the form, it is before 'Order Summary'. */
export const place = style({
  position: 'sticky',
  bottom: 'calc(var(--vo-bar, 110px) + 8px)',
  zIndex: 2,
  // In a very low window, it would leave no room for what it leads to.
  '@media': { '(max-height: 420px)': { position: 'static' } },
});
export const panel = style([
  tinted,
  {
    position: 'relative',
    marginBlock: '16px',
    padding: '6px 12px',
    boxShadow: token.shadow,
    fontSize: size.small,
    lineHeight: '1.3',
    '@container': { [from.medium]: { padding: '10px 16px', fontSize: size.base } },
  },
]);
export const heading = style({
  display: 'flex',
  gap: '8px',
  paddingBlock: '4px',
  paddingInlineEnd: '28px',
  color: token.danger,
});
export const close = style({ position: 'absolute', top: '-4px', insetInlineEnd: '-2px' });
/** Two columns if there is room. Many issues scroll: what they lead to must stay in view. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  columnGap: '32px',
  // Beside the heading's icon, as its text.
  paddingInlineStart: '24px',
  maxHeight: 'min(25vh, 150px)',
  overflowY: 'auto',
});
export const link = style([textLink, { padding: '3px 0', color: 'inherit' }]);
