import { style } from '@vanilla-extract/css';
import { small } from '../../styles/shared.css.ts';

/** The rest of the heading's line, with the same height: if it is too small, its content wraps out of sight. */
export const line = style([small, { display: 'flex', flexWrap: 'wrap', height: '1.5em', overflow: 'hidden' }]);

/**
 * First in the line, so that the following content can wrap out of it. Its zero-width space gives the line its
 * baseline.
 */
export const start = style({ width: '12px', '::before': { content: '"\\200b"' } });

export const chosen = style({
  flex: '1 0 80px',
  width: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '::after': { content: 'attr(data-words)' },
});
