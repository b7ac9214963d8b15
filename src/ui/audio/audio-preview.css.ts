import { style } from '@vanilla-extract/css';
import { turn } from '../../styles/motion.css.ts';
import { token } from '../../styles/tokens.css.ts';

export const preview = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: '1px solid transparent',
  borderRadius: '50%',
  background: `color-mix(in oklab, ${token.accentSoft} 60%, ${token.surface})`,
  color: token.accentText,
  transition: 'background-color .15s, color .15s',
  selectors: {
    '&:hover:not(:disabled)': { background: token.accent, color: token.onAccent, borderColor: token.accentLine },
    '&[data-status="failed"]': { color: token.danger, borderColor: token.danger },
  },
  ':disabled': { opacity: 0.45 },
});

export const ring = style({
  position: 'absolute',
  inset: '-1px',
  width: '44px',
  height: '44px',
  fill: 'none',
  stroke: token.accentText,
  strokeWidth: 3,
  rotate: '-90deg',
  pointerEvents: 'none',
  strokeLinecap: 'round',
  transition: 'stroke-dasharray .25s linear',
  selectors: { '[data-status="loading"] > &': { animation: `${turn} 1s linear infinite` } },
});
