import { style } from '@vanilla-extract/css';
import { size, token } from '../../styles/tokens.css.ts';

export const form = style({
  display: 'grid',
  gap: '20px',
  paddingTop: '20px',
  borderTop: `1px solid ${token.line}`,
  // Directly below the line of the dialog's header, this line is not needed.
  scrollMarginTop: '-2px',
});
export const legend = style({ fontSize: size.large, fontWeight: 650, paddingBottom: '10px' });
export const legendHint = style({ marginTop: '-8px', fontSize: size.small, fontWeight: 400, color: token.muted });
export const errors = style({ marginTop: '20px' });
