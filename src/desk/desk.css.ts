import { globalStyle, style } from '@vanilla-extract/css';
import { parts } from '../form/summary/summary.css.ts';
import { blink, row, said, small, textLink } from '../styles/shared.css.ts';
import { size, space, token } from '../styles/tokens.css.ts';
import { label } from '../ui/field/field.css.ts';

/** Parts of a tool below each other. */
export const stack = style({ display: 'grid', gap: space(12) });
/** What a dialog says beside its buttons. */
export const beside = style([small, { flex: '1 1 160px' }]);
/** Prevents a single word or number on the last line. */
export const sentence = style({ textWrap: 'pretty' });
export const divided = style({ selectors: { '& + &': { borderTop: `1px solid ${token.line}` } } });
/** Reserves the space of a tool that has nothing to work on: nothing may move while the buyer starts to type. */
export const reserved = style({ visibility: 'hidden' });
/** A button in a line of small text, which it does not make higher. */
export const inLine = style([
  textLink,
  { fontWeight: 600, textDecoration: 'none', marginBlock: `calc((20px - ${token.targetSmall}) / 2)` },
]);
/** A line above the other contents of a dialog's footer. */
export const fullLine = style({ flex: '1 0 100%' });

export const question = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px',
  minHeight: token.target,
  paddingBlock: '12px',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: token.accentText },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const answer = style({ paddingBottom: '16px', color: token.muted, maxWidth: '72ch' });

/** In the space of the field's error, which it never has at the same time, so that little moves. */
export const advice = style([said, { marginBlock: '-12px -4px', rowGap: 0, color: token.warning }]);
export const adviceText = style({ display: 'flex', gap: '6px', alignItems: 'start' });
globalStyle(`${adviceText} > svg`, { marginTop: '2px' });

/** The button is aligned with the radios, not with their label. */
export const listening = style([row, { alignItems: 'end' }]);

/** In the footer, before its buttons. */
export const needed = style([
  beside,
  {
    color: token.danger,
    // A question is above the buttons that answer it.
    selectors: { '&[role=alert]': { flexBasis: '100%', animation: `${blink} 180ms` } },
  },
]);

export const radios = style([row, { gap: '4px 20px' }]);
/** On its own line, without making the group wider than its radios. Already the group's name. */
export const radioLabel = style([
  label,
  {
    width: 0,
    minWidth: '100%',
    // Like the headings of the summary.
    selectors: { [`${parts} &`]: { fontSize: size.small, color: token.muted } },
  },
]);
export const radio = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: token.target,
  cursor: 'pointer',
});
/** The native radio is filled on a dark background as if it were disabled. */
export const radioDot = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  appearance: 'none',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: '50%',
  background: token.surface,
  ':checked': { border: `6px solid ${token.accentLine}` },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
