import { style } from '@vanilla-extract/css';
import { token } from '../../styles/tokens.css.ts';

export const partner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
});
export const logo = style({
  // Of fixed size, so that nothing moves when it loads.
  width: '144px',
  height: '48px',
  objectFit: 'contain',
  // Logos are designed for white backgrounds.
  background: '#fff',
  border: `1px solid ${token.line}`,
  borderRadius: `min(8px, ${token.radius})`,
  padding: '6px 10px',
});
export const name = style({ flex: '1 1 150px', color: token.onCanvas });
