import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 12px',
  maxWidth: '460px',
});
/** The button is beside the field; label and error use the whole row. */
globalStyle(`${form} > div`, { display: 'contents' });
globalStyle(`${form} > div > div`, { gridColumn: '1 / -1' });
globalStyle(`${form} > button`, { gridArea: '2 / 2' });
