import { globalStyle, style } from '@vanilla-extract/css';
import { box, centred, choice, small } from '../../styles/shared.css.ts';
import { below, from, highlighted, space, token } from '../../styles/tokens.css.ts';

/** A row of equal buttons, as for Male and Female. */
export const segments = style([
  box,
  { display: 'inline-flex', padding: '4px', gap: '4px', background: token.raised, maxWidth: '100%' },
]);

export const segment = style({
  minHeight: token.targetCompact,
  padding: '4px 20px',
  border: '1px solid transparent',
  borderRadius: token.radius,
  fontWeight: 600,
  textAlign: 'center',
  color: token.muted,
  selectors: {
    '&:hover': { color: token.text },
    '&[aria-selected="true"]': {
      background: token.surface,
      borderColor: token.accentLine,
      color: token.accentText,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': highlighted } } },
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
      [below.cards]: { paddingBlock: '4px' },
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
