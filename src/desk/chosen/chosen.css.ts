import { style } from '@vanilla-extract/css';
import { size, token } from '../../styles/tokens.css.ts';

/** What is left of the heading's line, and no higher than it: where that is too little, its content drops out of sight. */
export const room = style({
  display: 'flex',
  flexWrap: 'wrap',
  height: '1.5em',
  overflow: 'hidden',
  fontSize: size.small,
  color: token.muted,
});

/** Stands first in the line, so that what follows can drop out of it. Its blank of no width gives the line its baseline. */
export const start = style({ width: '12px', '::before': { content: '"\\200b"' } });

export const chosen = style({
  flex: '1 0 80px',
  width: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '::after': { content: 'attr(data-words)' },
});
