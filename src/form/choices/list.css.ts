import { globalStyle, style } from '@vanilla-extract/css';
import { blink } from '../../styles/shared.css.ts';
import { below, from, space, token } from '../../styles/tokens.css.ts';
import * as field from '../../ui/field/field.css.ts';

/** The cards that are shown at first; selected cards are shown in addition. */
export const firstCards = 6;
/** Two rows of two columns; on a phone, as many. */
export const firstCardsNarrow = 4;
/** The button for the rest of a long list. */
export const more = style({ gridColumn: '1 / -1', display: 'grid', justifyContent: 'center', marginTop: space(12) });

export const grid = style({
  display: 'grid',
  borderRadius: token.radius,
  gap: space(12),
  '@container': {
    [from.cards]: { gridTemplateColumns: '1fr 1fr' },
    [from.wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
const narrowExtra = `:nth-child(n + ${firstCardsNarrow + 1}):not([data-kept])`;
globalStyle(`${grid}[data-part] > ${narrowExtra}`, { '@container': { [below.wide]: { display: 'none' } } });
/** A button for cards that only a narrow list hides. */
export const narrowMore = style([more, { '@container': { [from.wide]: { display: 'none' } } }]);
// The error message is not part of the list.
globalStyle(`${field.error} + ${grid}`, { marginTop: '8px' });

export const empty = style({
  gridColumn: '1 / -1',
  padding: '32px 16px',
  textAlign: 'center',
  color: token.muted,
  border: `1px dashed ${token.line}`,
  borderRadius: token.radius,
});

const comingBase = style({
  border: `1px solid ${token.line}`,
  animation: `${blink} 1.6s ease-in-out infinite`,
});
/** The placeholder of a loading card, as high as most cards. */
export const placeholder = style([
  comingBase,
  {
    height: '106px',
    borderRadius: token.radius,
    background: token.raised,
    // Tags need two lines in most of the narrower cards.
    '@container': {
      [below.medium]: { height: '123px' },
      [from.cards]: { height: '120px' },
      [from.wide]: { height: '134px' },
      [from.widest]: { height: '106px' },
    },
  },
]);
// The button for all cards will be there too.
globalStyle(`${grid}:has(> ${placeholder})`, { marginBottom: '56px' });
globalStyle(`${grid} > ${placeholder}:nth-child(n + ${firstCardsNarrow + 1})`, {
  '@container': { [below.wide]: { display: 'none' } },
});
export const placeholderRow = style([
  comingBase,
  {
    height: '61px',
    borderWidth: '0 0 1px',
    // As high as the play button.
    background: `linear-gradient(${token.raised} 0 0) 0 8px / 100% 44px no-repeat`,
    '@container': { [below.medium]: { height: 'max(61px, 133px - 22cqi)' } },
  },
]);
