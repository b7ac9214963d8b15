import { style } from '@vanilla-extract/css';
import { size, space, token } from '../../styles/tokens.css.ts';

export const drop = style({
  position: 'relative',
  padding: `${space(12)} 16px`,
  border: `1px dashed ${token.lineStrong}`,
  borderRadius: token.radius,
});
/** The label of the file input, which receives the press, and shows the focus ring. */
export const choose = style({
  cursor: 'pointer',
  marginBottom: '6px',
  selectors: { ':focus-visible + &': { outline: `2px solid ${token.accentText}`, outlineOffset: '2px' } },
});
/** A web address has no line break opportunity. */
export const name = style({ color: token.text, fontSize: size.base, fontWeight: 600, overflowWrap: 'anywhere' });
export const content = style({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const dropHint = style({ '@media': { '(hover: none)': { display: 'none' } } });
