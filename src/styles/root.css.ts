import { globalStyle, style } from '@vanilla-extract/css';
import { corner, size, token } from './tokens.css.ts';

globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * The outermost element of the tree. Rules of the host page override `:host`, so everything they could set is reset
 * here; only the writing direction (which `all` does not affect) and light or dark come from outside.
 */
export const root = style({
  all: 'initial',
  display: 'block',
  // If a page sets none, or an invalid one, the host's applies.
  colorScheme: token.scheme,
  fontFamily: 'var(--voice-order-font,system-ui,sans-serif)',
  fontSize: size.base,
  lineHeight: '1.5',
  color: token.text,
  background: token.canvas,
  borderRadius: corner.large,
  position: 'relative',
  textUnderlineOffset: '3px',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
});

/** The layout depends on the width of this box. */
export const container = style({ containerType: 'inline-size', containerName: 'voice-order' });

// Such a box counts as empty when a float, flex or table of the host page asks for the form's preferred width, and
// would get no width at all. This sets one: as wide as possible, up to about 1200 px, and as narrow as necessary.
globalStyle(`${root}::before`, {
  content: '". . . . ."',
  display: 'block',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
  wordSpacing: '300px',
  // The browser's default font size, which the form's type sizes follow (form/layout/root.tsx).
  fontSize: 'medium',
});

// Content is aligned to the side where the page's lines begin, whatever its language.
globalStyle(`${root} > *`, { textAlign: ['-webkit-match-parent', 'match-parent'] });

/** A button in the page, without a box around it. */
export const besideText = style({
  display: 'inline-block',
  background: 'none',
  '::before': { content: 'none' },
});

// Below are the rules for all elements of the shadow root. A class always overrides them: their selectors are names of
// elements, or have no specificity at all.

// Without pseudo-elements: a rule that matches them makes the browser style two for each element.
globalStyle('*', {
  boxSizing: 'border-box',
  // On a page written from right to left, an English sentence still ends with its full stop.
  unicodeBidi: 'plaintext',
  // Otherwise, a long word would widen its grid or row beyond the screen. With it, `1fr` is never wider than its part.
  minWidth: 0,
});
globalStyle('h2, h3, p, ul, ol, fieldset, legend, dialog, button, [popover]', {
  margin: 0,
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  listStyle: 'none',
});
globalStyle('h2, h3', { fontSize: 'inherit', lineHeight: '1.3', textWrap: 'balance' });
// Pages in quirks mode give tables their own font.
globalStyle('button, input, select, textarea, table', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  margin: 0,
  transition: 'background-color .15s, border-color .15s, color .15s',
});
globalStyle('button', {
  cursor: 'pointer',
  touchAction: 'manipulation',
  // A double click would select a word of it.
  userSelect: 'none',
  WebkitUserSelect: 'none',
});
// Without movement: a button that moved could slip from under the finger.
globalStyle(':where(button:enabled:active:not([aria-disabled=true]))', {
  boxShadow: 'inset 0 0 0 99px color-mix(in oklab, currentcolor 14%, transparent)',
});
globalStyle(':where(:disabled)', { cursor: 'not-allowed' });
globalStyle('button:disabled, button[aria-disabled="true"]:not([aria-busy="true"])', {
  opacity: 0.55,
  cursor: 'not-allowed',
});
globalStyle('a', { color: token.accentText });
globalStyle('svg', { flex: 'none' });
globalStyle('[hidden]', { display: 'none !important' });
/** What has nothing to say yet takes no space. */
globalStyle(':is([role="status"], [role="alert"], [aria-live]):empty', { position: 'absolute' });
// What has the focus must not be behind the page's sticky header, nor behind the form's bar, which is up to 110 px high,
// and the issues above it.
globalStyle(':where(a, button, input, select, textarea, summary, [tabindex])', {
  scrollMarginBlock: 'calc(24px + var(--voice-order-offset-top, 0px)) calc(134px + var(--vo-issues, 0px))',
  // The issues do not stick in a very low window.
  '@media': { '(max-height: 420px)': { scrollMarginBottom: '134px' } },
});
// With the label above it.
globalStyle(':where(input, select, textarea)', { scrollMarginTop: 'calc(56px + var(--voice-order-offset-top, 0px))' });
globalStyle(':where(:focus-visible)', {
  outline: '2px solid',
  // Set separately, so that an invalid accent does not remove the ring.
  outlineColor: token.accentText,
  outlineOffset: '2px',
});

globalStyle('*, ::before, ::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none !important', transition: 'none !important' },
  },
});

/** What is for screen readers only. */
export const forScreenReaders = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const visuallyHidden = style(forScreenReaders);
