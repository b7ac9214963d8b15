import { style } from '@vanilla-extract/css';
import { from, size, token } from '../../styles/tokens.css.ts';

/** Sticky inside the element: `position: fixed` breaks under transformed ancestors. */
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 12px',
  paddingBottom: 'max(8px, env(safe-area-inset-bottom))',
  background: token.surface,
  borderTop: `1px solid ${token.line}`,
  borderRadius: `0 0 calc(${token.radius} + 8px) calc(${token.radius} + 8px)`,
  boxShadow: '0 -6px 20px light-dark(rgb(20 20 45 / 7%), rgb(0 0 0 / 30%))',
  '@container': {
    [from.medium]: { gap: '8px 16px', paddingInline: '20px' },
    [from.wide]: { gridTemplateColumns: 'minmax(140px, 1fr) auto auto auto', columnGap: '20px', padding: '12px 24px' },
  },
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  fontSize: size.small,
  color: token.muted,
});
export const badge = style({ display: 'inline-flex', color: token.accentText });
/** After the icons, so that these fill the first line where there is little room. */
export const words = style({ order: 1 });

export const currency = style({
  selectors: {
    '&&': {
      minHeight: token.targetCompact,
      padding: '4px 10px',
      paddingInlineEnd: '28px',
      fontSize: size.small,
      fontWeight: 600,
      width: 'auto',
    },
  },
});

/** On a small screen the total stands beside the two sums that lead to it. */
export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 14px',
  gridColumn: '1 / -1',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-busy="true"]': { color: token.muted } },
  '@container': {
    [from.medium]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' },
    [from.wide]: { gridColumn: 'auto', justifyContent: 'end', columnGap: '16px' },
  },
});
export const sum = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'baseline',
  fontSize: size.small,
  whiteSpace: 'nowrap',
});
/** On a small screen the sum before the discount, the tax and the total have to do. */
export const wideSum = style([sum, { display: 'none', '@container': { [from.medium]: { display: 'flex' } } }]);
export const term = style({ color: token.muted });
export const total = style([sum, { fontSize: size.base, gridColumn: 2, gridRow: '1 / span 2' }]);
export const amount = style({ fontWeight: 500 });
export const totalAmount = style({ fontWeight: 700, fontSize: size.title });
export const pending = style({ fontSize: size.small, color: token.muted });
/** Why the button can't be pressed. */
export const blocked = style([pending, { gridColumn: '1 / -1', textAlign: 'end' }]);
export const outdated = style([pending, { flexBasis: '100%', '@container': { [from.wide]: { textAlign: 'end' } } }]);
export const fullOnly = style({ display: 'none', '@container': { [from.medium]: { display: 'inline' } } });
export const compactOnly = style({ '@container': { [from.medium]: { display: 'none' } } });

export const proceed = style({
  gridColumn: '1 / -1',
  selectors: { '&&': { paddingInline: '8px' } },
  '@container': { [from.wide]: { gridColumn: 'auto', selectors: { '&&': { paddingInline: '20px' } } } },
});

export const thingsLeft = style({
  order: 1,
  minHeight: token.targetSmall,
  padding: 0,
  border: 0,
  background: 'none',
  color: token.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
