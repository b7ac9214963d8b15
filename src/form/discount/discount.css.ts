import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'end',
  maxWidth: '460px',
});
export const apply = style({ flex: 'none' });
