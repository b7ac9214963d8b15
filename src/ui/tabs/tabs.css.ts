import { globalStyle, style } from '@vanilla-extract/css';
import { from, highlighted, size, space, token } from '../../styles/tokens.css.ts';

/** A row of equal buttons, as for Male and Female. */
export const segments = style({
  display: 'inline-flex',
  padding: '4px',
  gap: '4px',
  background: token.raised,
  border: `1px solid ${token.line}`,
  borderRadius: `calc(${token.radius} * 1.4)`,
  maxWidth: '100%',
});

export const segment = style({
  minHeight: token.targetCompact,
  padding: '4px 20px',
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': highlighted } },
  },
  border: '1px solid transparent',
  borderRadius: token.radius,
  fontWeight: 600,
  color: token.muted,
  selectors: {
    '&[aria-selected="true"]': {
      background: token.surface,
      color: token.text,
      borderColor: token.lineStrong,
      boxShadow: '0 1px 2px rgb(0 0 0 / 8%)',
    },
    '&:hover': { color: token.text },
  },
});

/** Cards side by side, as for the services, if there is room. */
const stacked = 'voice-order (max-width: 679.98px)';

export const cards = style({
  display: 'grid',
  gap: '6px',
  '@container': { 'voice-order (min-width: 680px)': { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '12px' } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'center',
  alignItems: 'center',
  minHeight: token.target,
  columnGap: '8px',
  padding: `${space(7)} 12px`,
  textAlign: 'inherit',
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: `calc(${token.radius} * 1.2)`,
  transition: 'border-color .15s, background-color .15s',
  selectors: {
    'button&:hover': { borderColor: token.lineStrong },
    '&[aria-selected="true"]': {
      borderColor: token.accentLine,
      background: token.accentSoft,
      boxShadow: `inset 0 0 0 1px ${token.accentLine}`,
    },
  },
  '@container': { [from.wide]: { columnGap: '12px', padding: `${space(10)} 14px` } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});
export const cardIcon = style({
  gridRow: 'span 3',
  display: 'grid',
  placeContent: 'center',
  width: '40px',
  height: '40px',
  '@container': { [stacked]: { gridRow: 'auto', width: '28px', height: '28px' } },
  borderRadius: token.radius,
  background: token.accentSoft,
  color: token.accentText,
  transition: 'background-color .15s, color .15s',
  selectors: { [`${card}[aria-selected="true"] &`]: { background: token.accent, color: token.onAccent } },
});
export const cardLine = style({
  gridColumn: '2 / -1',
  alignSelf: 'start',
  color: token.muted,
  fontSize: size.small,
  lineHeight: '1.35',
  // In narrow cards, it would push the voices down; screen readers still get it.
  '@container': { 'voice-order (max-width: 879.98px)': { display: 'none' } },
});
export const cardPrice = style({
  gridColumn: '2 / -1',
  fontSize: size.small,
  lineHeight: '1.35',
  color: token.muted,
  fontVariantNumeric: 'tabular-nums',
});
// One below the other, there is room for the price beside the name, and for what it includes if it is selected.
globalStyle(`${cardPrice}:has(> strong)`, { '@container': { [stacked]: { display: 'contents' } } });
globalStyle(`${cardPrice} > strong`, {
  color: token.text,
  fontWeight: 600,
  '@container': { [stacked]: { gridArea: '1 / 3' } },
});
globalStyle(`${card}:not([aria-selected="true"]) > ${cardPrice} > span`, {
  '@container': { [stacked]: { display: 'none' } },
});
globalStyle(`${cardPrice} > span`, { '@container': { [stacked]: { gridColumn: '2 / -1' } } });
export const cardName = style({
  gridColumn: '2 / -1',
  '@container': { [stacked]: { gridColumn: '2' } },
  fontWeight: 650,
  lineHeight: '1.3',
});
