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
  gap: '8px 16px',
  padding: '10px 16px',
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
  background: token.surface,
  borderTop: `1px solid ${token.line}`,
  borderRadius: `0 0 calc(${token.radius} + 8px) calc(${token.radius} + 8px)`,
  boxShadow: '0 -6px 20px light-dark(rgb(20 20 45 / 7%), rgb(0 0 0 / 30%))',
  '@container': {
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

export const currency = style({
  selectors: {
    '&&': {
      minHeight: '36px',
      paddingBlock: '4px',
      paddingInline: '10px 28px',
      fontSize: size.small,
      fontWeight: 600,
      width: 'auto',
    },
  },
});

export const sums = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '2px 14px',
  gridColumn: '1 / -1',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-busy="true"]': { color: token.muted } },
  '@container': { [from.wide]: { gridColumn: 'auto', justifyContent: 'end', columnGap: '16px' } },
});
export const sum = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'baseline',
  fontSize: size.small,
  whiteSpace: 'nowrap',
});
export const term = style({ color: token.muted });
export const total = style([sum, { fontSize: size.base }]);
export const amount = style({ fontWeight: 500 });
export const totalAmount = style({ fontWeight: 700, fontSize: size.title });
export const pending = style({ fontSize: size.small, color: token.muted });
export const fullOnly = style({ display: 'none', '@container': { [from.medium]: { display: 'inline' } } });
export const compactOnly = style({ '@container': { [from.medium]: { display: 'none' } } });

export const proceed = style({
  gridColumn: '1 / -1',
  '@container': { [from.wide]: { gridColumn: 'auto' } },
});
