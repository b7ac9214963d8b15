import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'start',
  maxWidth: '460px',
});
globalStyle(`${form} label`, { whiteSpace: 'nowrap' });
/** Beside the field, below the one line of its label, also where an error stands below that. */
export const apply = style({ marginTop: 'calc(1.5em + 6px)' });
