import { style } from '@vanilla-extract/css';
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

/** Cards side by side, as for the services. */
export const cards = style({
  display: 'grid',
  gap: '8px',
  '@container': { 'voice-order (min-width: 680px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: '12px' } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: 'auto auto 1fr auto',
  alignItems: 'center',
  columnGap: '14px',
  padding: `${space(12)} 14px`,
  textAlign: 'inherit',
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: `calc(${token.radius} * 1.2)`,
  transition: 'border-color .15s, background-color .15s',
  selectors: {
    '&:hover': { borderColor: token.lineStrong },
    '&[aria-selected="true"]': {
      borderColor: token.accentLine,
      background: token.accentSoft,
      boxShadow: `inset 0 0 0 1px ${token.accentLine}`,
    },
  },
  '@container': { [from.medium]: { padding: space(16) } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});
export const cardIcon = style({
  gridRow: 'span 4',
  alignSelf: 'start',
  display: 'grid',
  placeContent: 'center',
  width: '44px',
  height: '44px',
  borderRadius: token.radius,
  background: token.accentSoft,
  color: token.accentText,
  transition: 'background-color .15s, color .15s',
  selectors: { [`${card}[aria-selected="true"] &`]: { background: token.accent, color: token.onAccent } },
});
export const cardLine = style({ alignSelf: 'start', color: token.muted, fontSize: size.small, lineHeight: '1.35' });
export const cardPrice = style({
  alignSelf: 'end',
  paddingTop: '6px',
  fontSize: size.small,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const cardIncludes = style([cardLine, { gridColumn: 2 }]);
export const cardName = style({ alignSelf: 'end', fontWeight: 650, lineHeight: '1.3' });
