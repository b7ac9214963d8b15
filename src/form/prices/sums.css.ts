import { globalStyle, style } from '@vanilla-extract/css';
import { said } from '../../styles/shared.css.ts';
import { from, scaled, size, token } from '../../styles/tokens.css.ts';

/** Amounts side by side below their names, in one line even on a phone. An amount that is too long wraps. */
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 0 100%',
  gap: '0 clamp(5px, 1.6cqi, 18px)',
  fontSize: `clamp(${scaled(10.5)}, 3.5cqi, ${size.small})`,
  lineHeight: '1.3',
  selectors: { '&[aria-busy="true"]': { color: token.muted } },
  '@container': {
    // On one line, except for sentences.
    [from.bar]: { minWidth: 'max-content', justifyContent: 'end' },
    [from.widest]: { fontSize: size.base },
  },
});
export const sum = style({
  display: 'grid',
  alignContent: 'end',
  flexGrow: 1,
  whiteSpace: 'nowrap',
  '@container': { [from.bar]: { flex: 'none' } },
});
export const term = style({ color: token.muted, fontSize: `min(1em, ${size.small})` });
/**
 * Without an amount yet: on two lines like the others, on three or four if there is less room, and hidden if that is
 * too little.
 */
export const later = style([
  term,
  {
    containerType: 'inline-size',
    flex: '99 1 0',
    maxWidth: 'clamp(7.2em, 24cqi, 8.4em)',
    alignSelf: 'end',
    '@container': { [from.bar]: { flex: 'none', width: '8.4em' } },
  },
]);
globalStyle(`${later} > *`, { '@container': { '(width <= 53px)': { display: 'none' } } });
export const total = style([sum, { textAlign: 'end' }]);
export const totalAmount = style({
  fontWeight: 700,
  fontSize: `clamp(${size.small}, .8cqi + ${scaled(10.5)}, ${size.title})`,
  lineHeight: '1.1',
});
/** Of an older order. */
export const stale = style({ color: token.muted, fontWeight: 400 });
export const pending = style({
  alignItems: 'center',
  fontSize: size.small,
  color: token.muted,
  '@container': { [from.bar]: { minWidth: 0 } },
});
export const outdated = style([
  said,
  {
    // Above the button that covers the sums on a phone.
    position: 'relative',
    zIndex: 1,
    flexBasis: '100%',
    paddingBlock: '4px',
    '@container': { [from.bar]: { justifyContent: 'end' } },
  },
]);
export const fullOnly = style({ display: 'none', '@container': { [from.bar]: { display: 'inline' } } });
export const compactOnly = style({ '@container': { [from.bar]: { display: 'none' } } });
globalStyle(`${sums}:has(> ${outdated})`, { minWidth: 0 });
