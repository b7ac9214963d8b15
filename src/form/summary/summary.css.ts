import { globalStyle, style } from '@vanilla-extract/css';
import { figures, row, small } from '../../styles/shared.css.ts';
import { below, from, size, space, token } from '../../styles/tokens.css.ts';

export const parts = style({ display: 'grid', gap: space(24) });
export const heading = style([small, { fontWeight: 600 }]);
export const partHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const edit = style({ minHeight: token.targetSmall, marginBlock: '-8px', marginInlineEnd: '-12px' });
export const person = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  padding: '4px 12px 4px 6px',
  borderRadius: '999px',
  background: token.raised,
  fontWeight: 600,
});
// The name of a voice is larger in its card.
globalStyle(`${person} *`, { fontSize: size.base });
export const trackIcon = style({ width: '36px', height: '36px', color: token.accentText });

export const messages = style({ border: `1px solid ${token.line}`, borderRadius: token.radius });
export const message = style({
  display: 'grid',
  gap: '4px',
  padding: '12px 16px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${token.line}` } },
});
export const messageHead = style([row, { justifyContent: 'space-between', rowGap: 0, fontWeight: 600 }]);
export const messageWords = style([small, { fontWeight: 400 }]);
export const messageText = style({ whiteSpace: 'pre-wrap' });

/** Looks like a receipt: items on one side, aligned figures on the other, the total set off. */
export const table = style([
  figures,
  {
    width: '100%',
    borderSpacing: 0,
    padding: `${space(12)} ${space(20)}`,
    borderRadius: token.radius,
    background: token.raised,
  },
]);
globalStyle(`${table} th`, {
  padding: '5px 0',
  textAlign: 'inherit',
  fontWeight: 400,
  color: token.muted,
});
globalStyle(`${table} td`, {
  // Long terms get the room.
  width: '1px',
  verticalAlign: 'top',
  padding: '5px 0',
  paddingInlineStart: '12px',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  unicodeBidi: 'normal',
});
globalStyle(`${table} > tfoot > tr > *`, {
  paddingTop: '12px',
  borderTop: `1px solid ${token.lineStrong}`,
  color: token.text,
  fontWeight: 700,
  fontSize: size.title,
});
export const detail = style({ display: 'inline-block', fontSize: size.small });

/** As high as the amount that it replaces. */
export const busyTotal = style({
  display: 'block',
  fontSize: size.small,
  fontWeight: 400,
  lineHeight: '30px',
  '@container': { 'voice-order (width >= 300px)': { whiteSpace: 'nowrap' } },
});

export const footTotal = style({
  flex: '1 1 100%',
  '@container': { [from.medium]: { flexBasis: 0 } },
});
/** On a phone, the tax is at the end of the line. */
export const footSum = style([
  row,
  {
    justifyContent: 'space-between',
    fontSize: size.large,
    fontWeight: 700,
    rowGap: 0,
    '@container': { [from.medium]: { justifyContent: 'start', fontSize: size.title } },
  },
]);
globalStyle(`${footSum} > ${small}`, { fontWeight: 400 });
/** Does not make its line higher. */
export const footCurrency = style([small, { fontWeight: 400, lineHeight: 1 }]);
export const footNote = style([
  small,
  {
    display: 'flex',
    gap: '6px',
    alignItems: 'center',
    selectors: { '&[data-failed=true]': { color: token.danger, fontWeight: 600 } },
    '@container': { [below.medium]: { selectors: { '&[data-needed=false]': { display: 'none' } } } },
  },
]);
export const footButtons = style({
  display: 'flex',
  gap: '8px',
  width: '100%',
  '@container': { [from.medium]: { width: 'auto' } },
});
globalStyle(`${footButtons} > *`, {
  flexGrow: 1,
  minHeight: '48px',
  '@container': { [below.medium]: { padding: '4px 8px' } },
});
export const back = style({ flexGrow: 0, minWidth: '72px' });
/** Of fixed size whatever its text: if it moved under a press, something else would be pressed. */
export const pay = style({ '@container': { [from.medium]: { width: '290px' } } });
export const wayOut = style({ display: 'grid', flex: '1 1 240px' });

/** Beside the title: the steps to payment. */
export const steps = style([small, { display: 'flex', gap: '8px', counterReset: 'step' }]);
/** A number and a name, and a line to the next one. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  counterIncrement: 'step',
  whiteSpace: 'nowrap',
  '::before': {
    content: 'counter(step)',
    display: 'none',
    width: '22px',
    height: '22px',
    placeContent: 'center',
    borderRadius: '50%',
    background: token.raised,
  },
  '@container': { [from.medium]: { '::before': { display: 'grid' } } },
  selectors: {
    '&:not(:last-child)::after': { content: '""', width: '16px', height: '1px', background: token.lineStrong },
    '&[aria-current]': { color: token.text, fontWeight: 600 },
    '&[aria-current]::before': { background: token.accent, color: token.onAccent },
  },
});
// Those before the current one are done.
globalStyle(`${step}:has(~ [aria-current])::before`, { content: '"✓"', color: token.accentText });
