import { globalStyle, style } from '@vanilla-extract/css';
import { from, size, token } from '../../styles/tokens.css.ts';

export const filters = style({
  display: 'grid',
  gap: '12px',
  marginTop: '16px',
  '@container': { [from.medium]: { gridTemplateColumns: '2fr 1fr' } },
});
export const tagRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  marginTop: '12px',
  // Keeps the room of the tags until they are here.
  selectors: { '&:empty': { minHeight: '114px' } },
  '@container': {
    'voice-order (max-width: 340px)': { selectors: { '&:empty': { minHeight: '144px' } } },
    [from.medium]: { selectors: { '&:empty': { minHeight: '54px' } } },
    [from.wide]: { selectors: { '&:empty': { minHeight: '24px' } } },
  },
});

/** Above the list: how many voices it has and by what filter. It has the room of its buttons also without them. */
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
// The words of a quiet button begin where a line does.
globalStyle(`${found} > button:not(:last-child)`, { marginInlineStart: '-13px' });
globalStyle(`${found} strong`, { color: token.text, fontWeight: 600 });
