import { globalStyle, style } from '@vanilla-extract/css';
import { centred, choice, small } from '../../styles/shared.css.ts';
import { below, from, highlighted, space, token } from '../../styles/tokens.css.ts';

/** Words in a row with a line below the selected one, as for Male and Female. */
export const textTabs = style({
  display: 'flex',
  columnGap: '24px',
  borderBottom: `1px solid ${token.line}`,
});

export const textTab = style({
  minHeight: token.target,
  marginBottom: '-1px',
  padding: '4px 0',
  borderBottom: '2px solid transparent',
  fontWeight: 600,
  textAlign: 'center',
  color: token.muted,
  // The list below it changes at once, too.
  transition: 'none',
  selectors: {
    '&:hover': { color: token.text },
    '&[aria-selected="true"]': { borderColor: token.accentLine, color: token.text },
  },
  '@media': {
    '(pointer: coarse)': { minWidth: token.target },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': highlighted } },
  },
});

/** Cards side by side, as for the services, if there is room. */
export const cards = style({
  display: 'grid',
  gap: '8px',
  '@container': { [from.cards]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});

export const card = style([
  choice,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignContent: 'center',
    alignItems: 'center',
    minHeight: token.target,
    columnGap: '8px',
    padding: `${space(8)} 12px`,
    lineHeight: '1.3',
    '@container': {
      [below.cards]: { paddingBlock: space(7) },
      // Names begin, and prices end, on one line.
      [from.cards]: { gridTemplateRows: 'auto 1fr auto', alignContent: 'stretch' },
    },
    '@media': { '(hover: hover)': { selectors: { 'button&:hover': { borderColor: token.lineStrong } } } },
  },
]);
export const cardIcon = style([
  centred,
  {
    width: '28px',
    height: '28px',
    gridRow: 'span 2',
    '@container': { [from.cards]: { gridRow: 'span 3', width: '40px', height: '40px' } },
    borderRadius: token.radius,
    background: token.accentSoft,
    color: token.accentText,
    selectors: { '[aria-selected="true"] > &': { background: token.accent, color: token.onAccent } },
  },
]);
export const cardLine = style([small, { gridColumn: '2 / -1', alignSelf: 'start' }]);
// One below the other, there is room for the price beside the name, but not for what it includes: the line below the
// message's text says it. Side by side, it is shown once it is selected.
export const cardPrice = style([
  small,
  {
    gridColumn: '2 / -1',
    '@container': { [below.cards]: { selectors: { '&:has(> strong)': { display: 'contents' } } } },
  },
]);
globalStyle(`${cardPrice} > strong`, {
  color: token.text,
  fontWeight: 600,
  '@container': { [below.cards]: { gridArea: '1 / 3' } },
});
globalStyle(`${cardPrice} > span`, { '@container': { [below.cards]: { display: 'none' } } });
globalStyle(`${card}[aria-selected="false"] > ${cardPrice} > span`, { display: 'none' });
export const cardName = style({
  gridColumn: '2 / -1',
  fontWeight: 700,
  '@container': { [below.cards]: { gridColumn: '2' } },
});
