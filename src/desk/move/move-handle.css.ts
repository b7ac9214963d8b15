import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../form/messages/message-card.css.ts';
import { token } from '../../styles/tokens.css.ts';

/** Dragging it must not scroll the page. */
export const grip = style({
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '&[data-dragged]': { color: token.accentText, background: token.accentSoft } },
});

// Not by its role: a dialog's body that gets one would be restyled with all its content.
const dragged = `${card}:has(> div > ${grip}[data-dragged])`;
// It is above the others, without the line between two cards and the button on it.
globalStyle(dragged, {
  zIndex: 1,
  borderColor: 'transparent',
  borderRadius: token.radius,
  outline: `2px solid ${token.accentLine}`,
  outlineOffset: '10px',
});
globalStyle(`${dragged}::before`, {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  inset: '-10px',
  borderRadius: `calc(${token.radius} + 10px)`,
  background: token.surface,
  boxShadow: token.shadow,
});
globalStyle(`${dragged} > [data-field^="add-"]`, { visibility: 'hidden' });
globalStyle(`${dragged} *`, { cursor: 'grabbing' });

/** Below the handle, so that nothing moves. */
export const buttons = style({
  position: 'absolute',
  zIndex: 1,
  top: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  display: 'flex',
  padding: '4px 16px',
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: token.radius,
  boxShadow: token.shadow,
});
