import { globalStyle, style } from '@vanilla-extract/css';
import { space, token } from '../../styles/tokens.css.ts';

export const drop = style({
  position: 'relative',
  padding: `${space(12)} 16px`,
  border: `1px dashed ${token.lineStrong}`,
  borderRadius: token.radius,
  selectors: { '&[data-over="true"]': { background: token.accentSoft, borderColor: token.accentLine } },
});
/** The label takes the press, and shows where the focus is. */
export const file = style({});
export const choose = style({
  cursor: 'pointer',
  marginBottom: '6px',
  selectors: { [`${file}:focus-visible + &`]: { outline: `2px solid ${token.accentText}`, outlineOffset: '2px' } },
});
/** A whole document must not push what was found in it out of sight. */
export const box = style({});
globalStyle(`${box} textarea`, { maxHeight: '150px' });
export const scripts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** An address has no place to break at. */
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const excerpt = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 400,
});
/** A finger drops nothing. */
export const dropHint = style({ '@media': { '(hover: none)': { display: 'none' } } });
