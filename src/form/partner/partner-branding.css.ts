import { style } from '@vanilla-extract/css';
import { row } from '../../styles/shared.css.ts';
import { corner, token } from '../../styles/tokens.css.ts';

/** A logo that can't be loaded leaves no gap. */
export const partner = style([row, { selectors: { '&:empty': { display: 'none' } } }]);
export const logo = style({
  // Of fixed size, so that nothing moves when it loads.
  width: '144px',
  height: '48px',
  objectFit: 'contain',
  // Logos are designed for white backgrounds.
  background: '#fff',
  border: `1px solid ${token.line}`,
  borderRadius: corner.small,
  padding: '6px 12px',
});
export const name = style({ flex: '1 1 150px', color: token.onCanvas, overflowWrap: 'anywhere' });
