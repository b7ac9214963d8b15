import { style } from '@vanilla-extract/css';
import { centred, turn } from '../../styles/shared.css.ts';
import { mix } from '../../styles/colors.ts';
import { token } from '../../styles/tokens.css.ts';

export const preview = style([
  centred,
  {
    position: 'relative',
    width: '44px',
    height: '44px',
    border: '1px solid transparent',
    borderRadius: '50%',
    // On any card.
    background: mix(token.accent, 7, 'transparent'),
    color: token.accentText,
    selectors: {
      '&:hover:enabled': { background: mix(token.accent, 18, 'transparent') },
      '&[data-status="failed"]': { color: token.danger, borderColor: token.danger },
    },
  },
]);

export const ring = style({
  position: 'absolute',
  inset: '-1px',
  width: '44px',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 3,
  rotate: '-90deg',
  transition: 'stroke-dasharray .25s linear',
  selectors: { '[data-status="loading"] > &': { animation: `${turn} 1s linear infinite` } },
});
