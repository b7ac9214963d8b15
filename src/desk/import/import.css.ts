import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, token } from '../../styles/tokens.css.ts';

export const drop = style({
  position: 'relative',
  padding: `${space(12)} 16px`,
  border: `1px dashed ${token.lineStrong}`,
  borderRadius: token.radius,
});
/** The label receives the press, and shows the focus ring. */
export const file = style({});
export const choose = style({
  cursor: 'pointer',
  marginBottom: '6px',
  selectors: { [`${file}:focus-visible + &`]: { outline: `2px solid ${token.accentText}`, outlineOffset: '2px' } },
});
/** A long document must not push the messages found in it out of sight. */
export const box = style({});
globalStyle(`${box} textarea`, { maxHeight: '150px' });
export const scripts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const script = style({ selectors: { '& + &': { borderTop: `1px solid ${token.line}` } } });
/** What is not spoken is set apart. */
export const head = style({ display: 'block', color: token.muted, fontSize: size.small });
/** A web address has no line break opportunity. */
export const name = style({ color: token.text, fontSize: size.base, fontWeight: 600, overflowWrap: 'anywhere' });
export const content = style({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** As much of a long text as leaves the others visible. */
export const start = style([content, { maxHeight: '5lh', overflow: 'hidden' }]);
/** Below the text, which is beside its checkbox. */
export const more = style({ marginInlineStart: '23px', marginTop: '-8px', marginBottom: space(6) });
/** Touch screens have no drag and drop. */
export const dropHint = style({ '@media': { '(hover: none)': { display: 'none' } } });
