import { globalStyle, style } from '@vanilla-extract/css';
import { small } from '../../styles/shared.css.ts';
import { from, size } from '../../styles/tokens.css.ts';

export const form = style({
  display: 'grid',
  gap: '28px',
  paddingTop: '20px',
});
export const legend = style({ fontSize: size.large, fontWeight: 700, paddingBottom: '8px' });
export const legendHint = style([small, { marginTop: '-8px' }]);
/** On a phone, the footer has no room for it; screen readers hear it at the button. */
export const note = style([
  small,
  { display: 'flex', gap: '6px', '@container': { [from.medium]: { display: 'none' } } },
]);
// The list of errors says more.
globalStyle(`${note}:has(+ * strong)`, { display: 'none' });
// The list of errors is below the last field.
globalStyle(`${form} [type=checkbox]`, { scrollMarginBottom: '200px' });
export const errors = style({ transition: 'min-height .3s' });
