import { style } from '@vanilla-extract/css';
import { mix } from '../../styles/colors.ts';
import { corner, size, token } from '../../styles/tokens.css.ts';

export const title = style({ fontWeight: 600 });
/** To scale: each message is a box, and the music between them a thin line. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  height: '28px',
  borderRadius: corner.small,
  selectors: { '&:empty': { background: token.raised } },
});

const part = style({ flexBasis: 0, minWidth: '2px' });
export const message = style([
  part,
  {
    overflow: 'hidden',
    height: '100%',
    fontSize: size.small,
    fontWeight: 600,
    lineHeight: '26px',
    textAlign: 'center',
    background: mix(token.accent, 14),
    border: `1px solid ${token.accentLine}`,
    borderRadius: corner.small,
  },
]);
export const music = style([
  part,
  {
    height: '4px',
    background: token.accentLine,
    borderRadius: '2px',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
]);
