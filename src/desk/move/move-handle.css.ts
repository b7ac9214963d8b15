import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../styles/tokens.css.ts';

/** Dragging it must not scroll the page. */
export const grip = style({
  marginInlineStart: 'auto',
  touchAction: 'none',
  minHeight: token.targetCompact,
  width: token.targetCompact,
  cursor: 'grab',
  color: token.muted,
  selectors: { '&[data-dragged]': { color: token.accentText, background: token.accentSoft } },
});

const dragged = `[role="group"]:has(> div > ${grip}[data-dragged])`;
globalStyle(dragged, {
  borderRadius: token.radius,
  outline: `2px solid ${token.accentLine}`,
  outlineOffset: '6px',
});
globalStyle(`${dragged} *`, { cursor: 'grabbing' });
// The browser would scroll back to the cards that make room.
globalStyle(`:has(> ${dragged})`, { overflowAnchor: 'none' });

/** A row of their own, so that the handle stays under the pointer. */
export const buttons = style({ display: 'flex', flexBasis: '100%', justifyContent: 'end' });
