import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '2px', marginTop: '8px' });
export const link = style({
  padding: '4px 0',
  minHeight: '28px',
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
