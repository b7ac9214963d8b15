import { globalStyle, style } from '@vanilla-extract/css';
import { from, size, token } from '../../styles/tokens.css.ts';

export const filters = style({
  display: 'grid',
  gap: '12px',
  '@container': { [from.medium]: { gridTemplateColumns: '2fr 1fr' } },
});
export const tagRow = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginBlock: '12px' });

/** Above the list: the number of voices and the active filter. */
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  minHeight: token.targetCompact,
  marginBlock: '8px',
  fontSize: size.small,
  color: token.muted,
});
globalStyle(`${found} > p`, { outline: 'none' });
/** The button for the other voices: its text begins where lines do. */
globalStyle(`${found} > button:not(:has(svg))`, { marginInlineStart: '-13px' });
/** The button for the filters is at the end of the line. */
globalStyle(`${found} > button:last-child`, { marginInline: 'auto -13px' });
export const chevron = style({
  display: 'flex',
  transition: 'rotate .15s',
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
globalStyle(`${found} strong`, { color: token.text, fontWeight: 600 });
