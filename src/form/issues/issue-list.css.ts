import { style } from '@vanilla-extract/css';
import { token } from '../../styles/tokens.css.ts';

export const list = style({ display: 'grid', gap: '2px', marginTop: '8px' });
export const link = style({
  padding: '4px 0',
  minHeight: token.targetSmall,
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
