import { style } from '@vanilla-extract/css';
import { token } from '../../styles/tokens.css.ts';

/** Dragging it must not scroll the page. */
export const grip = style({
  marginInlineStart: 'auto',
  touchAction: 'none',
  selectors: {
    '&&': { minHeight: token.targetCompact, width: token.targetCompact, cursor: 'grab', color: token.muted },
  },
});
