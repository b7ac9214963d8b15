import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'start',
  maxWidth: '460px',
});
/** Beside the field, also where an error stands below that. */
export const apply = style({ marginTop: '26px' });
