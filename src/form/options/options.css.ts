import { style } from '@vanilla-extract/css';
import { from, size, space, token } from '../../styles/tokens.css.ts';

export const columns = style({
  display: 'grid',
  gap: `${space(20)} 32px`,
  alignItems: 'start',
  '@container': { [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const additional = style({ display: 'grid' });
export const legend = style({ fontWeight: 600 });
export const priced = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontWeight: 500,
});
export const price = style({
  fontVariantNumeric: 'tabular-nums',
  color: token.muted,
  whiteSpace: 'nowrap',
  marginInlineStart: 'auto',
});

export const rushBack = style({ marginInlineStart: '36px', color: token.muted, fontSize: size.small });
