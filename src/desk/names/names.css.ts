import { globalStyle, style } from '@vanilla-extract/css';
import { head } from '../../form/messages/message-card.css.ts';
import { said } from '../../styles/shared.css.ts';
import { below, corner, size, token } from '../../styles/tokens.css.ts';

/** Looks like part of the title until it is hovered. */
export const name = style({
  flex: '1 1 84px',
  '@supports': { '(field-sizing: content)': { flex: '0 1 auto', minWidth: 0, fieldSizing: 'content' } },
  minHeight: token.targetCompact,
  padding: '2px 6px',
  fontSize: size.base,
  // On phones, small letters show more of a name. While it is edited, it has the line to itself.
  '@container': { [below.medium]: { paddingInline: '4px', fontSize: size.small } },
  background: 'none',
  border: '1px solid transparent',
  borderRadius: corner.small,
  textOverflow: 'ellipsis',
  '::placeholder': { color: token.muted, opacity: 1 },
  // Its ring does not cover the number before it.
  ':focus-visible': { borderColor: token.accentText, outlineOffset: '-1px' },
  '@media': {
    // Hover would persist after a tap.
    '(hover: hover)': { ':hover': { borderColor: token.lineStrong } },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
    // iOS zooms in on a field with smaller text.
    '(pointer: coarse)': { ':focus': { fontSize: `max(16px, ${size.base})` } },
  },
});
// They can still be reached with Tab.
globalStyle(`${head}:has(${name}:focus) button`, {
  '@container': { [below.medium]: { position: 'absolute', opacity: 0, pointerEvents: 'none' } },
});
globalStyle(`${name}:focus`, { '@container': { [below.medium]: { flexGrow: 1, marginInline: '4px 8px' } } });
export const rows = style({ display: 'grid', gap: '16px', marginTop: '16px' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '8px 12px',
  alignItems: 'end',
});
export const actions = style([said, { gridColumn: '1 / -1', justifyContent: 'space-between' }]);
