import { style } from '@vanilla-extract/css';
import { below, from, size, space, token } from '../../styles/tokens.css.ts';

/** Equal columns, also if the page hides a tile. */
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '8px',
  '@container': { [from.medium]: { gap: '12px' } },
});
/** The icon is above the label on a phone, otherwise beside it. */
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '4px 12px',
  minHeight: token.target,
  padding: `${space(10)} 6px`,
  // Filled instead of framed, unlike the fields below.
  background: token.raised,
  borderRadius: token.radius,
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: '1.25',
  textAlign: 'center',
  '@media': {
    '(hover: hover)': { ':hover': { background: token.accentSoft } },
    '(forced-colors: active)': { border: '1px solid ButtonText' },
  },
  '@container': {
    [from.medium]: {
      gridTemplateColumns: 'auto 1fr',
      justifyItems: 'start',
      padding: `${space(12)} 16px`,
      fontSize: size.base,
      textAlign: 'start',
    },
  },
});
export const icon = style({ gridRow: 'span 2', color: token.accentText });
export const hint = style({ fontWeight: 400, '@container': { [below.medium]: { display: 'none' } } });
