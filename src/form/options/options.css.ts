import { globalStyle, style } from '@vanilla-extract/css';
import { from, space, token } from '../../styles/tokens.css.ts';

export const columns = style({
  display: 'grid',
  gap: `${space(20)} 24px`,
  alignItems: 'start',
  '@container': { [from.wide]: { gridTemplateColumns: '1fr 1fr' } },
});
/** Prices are aligned below each other, each in its option's first line, or on its own line on a phone. */
export const priced = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', fontWeight: 500 });
globalStyle(`${priced} > :first-child`, { flex: '1 1 90px' });
export const price = style({ color: token.muted, marginInlineStart: 'auto' });

export const ready = style({
  marginTop: '6px',
  // Below the labels of the options.
  paddingInlineStart: '36px',
  '@container': { 'voice-order (width <= 420px)': { paddingInlineStart: 0 } },
});
// Space for the date, which loads later.
globalStyle(`${ready}:empty`, {
  minHeight: '65px',
  '@container': { 'voice-order (width <= 420px)': { minHeight: '107px' } },
});
