import { style } from '@vanilla-extract/css';
import { said, small } from '../../styles/shared.css.ts';
import { below, from, scaled, size, token } from '../../styles/tokens.css.ts';

/** The parts in small, and below them the total. */
export const sums = style({
  display: 'grid',
  lineHeight: '1.3',
  selectors: { '&[aria-busy="true"]': { color: token.muted } },
});
export const parts = style([
  small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6px',
    fontSize: scaled(11),
    '@container': {
      [from.bar]: { justifyContent: 'end' },
      [from.wide]: { columnGap: '12px', fontSize: size.small },
    },
  },
]);
export const total = style({
  fontWeight: 700,
  fontSize: size.base,
  '@container': { 'voice-order (width <= 350px)': { fontSize: scaled(14) }, [from.bar]: { fontSize: size.large } },
});
/** Of an older order. */
export const stale = style({ color: token.muted, fontWeight: 400 });
export const pending = style([
  small,
  {
    lineHeight: '1.3',
    textWrap: 'balance',
    // What the order contains needs the room.
    '@container': { [from.bar]: { maxWidth: '150px' }, [from.wide]: { maxWidth: 'none' } },
  },
]);
export const outdated = style([
  said,
  {
    // Above the button that covers the sums of the bar.
    position: 'relative',
    zIndex: 1,
  },
]);
/** On a phone, it is in what the bar opens. */
export const discount = style({ '@container': { [below.medium]: { display: 'none' } } });
export const fullLabel = style({ display: 'none', '@container': { [from.wide]: { display: 'inline' } } });
export const shortLabel = style({ '@container': { [from.wide]: { display: 'none' } } });
export const currency = style([
  small,
  {
    fontWeight: 400,
    '@container': { [from.bar]: { display: 'none' }, 'voice-order (width <= 350px)': { display: 'none' } },
  },
]);
