import { globalStyle, style } from '@vanilla-extract/css';
import { blink } from '../../styles/motion.css.ts';
import { from, narrow, space, token } from '../../styles/tokens.css.ts';
import * as field from '../../ui/field/field.css.ts';

/** The cards that are shown at first, two rows of the widest list; selected cards are shown in addition. */
export const firstCards = 6;
export const all = style({ display: 'grid', justifyContent: 'center', marginTop: space(12) });

// Narrower columns would break names.
export const twoColumns = 'voice-order (min-width: 680px)';
export const mostColumns = 3;
export const grid = style({
  display: 'grid',
  // Fills the cells before a card that is kept in its column (keep-in-column.ts).
  gridAutoFlow: 'dense',
  gap: space(12),
  '@container': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: `repeat(${mostColumns}, minmax(0, 1fr))` },
  },
});
// The error message is not part of the list.
globalStyle(`${field.error} + ${grid}`, { marginTop: '8px' });

export const empty = style({
  display: 'grid',
  gridColumn: '1 / -1',
  justifyItems: 'center',
  gap: '8px',
  padding: '32px 16px',
  textAlign: 'center',
  color: token.muted,
  border: `1px dashed ${token.line}`,
  borderRadius: token.radius,
});

/** The button for the rest of a long list, as wide as the list. */
export const more = style({ gridColumn: '1 / -1', display: 'grid', justifyContent: 'center', padding: '12px' });

const comingBase = style({
  border: `1px solid ${token.line}`,
  animation: `${blink} 1.6s ease-in-out infinite`,
});
/** The placeholder of a loading card, as high as most cards. */
export const placeholder = style([
  comingBase,
  {
    height: '112px',
    borderRadius: token.radius,
    background: token.raised,
    // The button for all cards will be there too.
    selectors: { [`&:nth-child(${firstCards})`]: { marginBottom: '56px' } },
    // Tags need two lines in most of the narrower cards.
    '@container': {
      [narrow]: { height: '123px' },
      [twoColumns]: { height: '134px' },
      [from.wide]: { height: '125px' },
    },
  },
]);
export const placeholderRow = style([
  comingBase,
  {
    height: '61px',
    borderWidth: '0 0 1px',
    // Placeholders of the play button and the title.
    background: `radial-gradient(22px at 30px 30px, ${token.raised} 95%, transparent), linear-gradient(${token.raised} 0 0) 64px 22px / 40% 14px no-repeat`,
    '@container': { [narrow]: { height: 'max(61px, 133px - 22cqi)' } },
  },
]);
