import { style } from '@vanilla-extract/css';
import { corner, size, token } from '../../styles/tokens.css.ts';

export const title = style({ fontWeight: 600 });
export const bar = style({
  display: 'flex',
  height: '28px',
  overflow: 'hidden',
  background: token.accentSoft,
  borderRadius: corner.small,
});

const part = style({
  flexBasis: 0,
  minWidth: '2px',
  overflow: 'hidden',
  fontSize: size.small,
  lineHeight: '26px',
  textAlign: 'center',
  borderBlock: '1px solid transparent',
  // Custom colours are removed there, so lines and fills distinguish messages from music.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
});
export const message = style([
  part,
  {
    background: token.accent,
    color: token.onAccent,
    borderInlineEnd: `1px solid ${token.surface}`,
    selectors: { '&:last-child': { borderInlineEnd: 0 } },
    '@media': {
      '(forced-colors: active)': { background: 'CanvasText', color: 'Canvas', borderInlineEndColor: 'Canvas' },
    },
  },
]);
export const music = style([
  part,
  {
    background: token.accentSoft,
    border: `1px solid ${token.accentLine}`,
    // The last part's frame follows the bar's corners.
    selectors: {
      '* + &:last-child': { borderStartEndRadius: corner.small, borderEndEndRadius: corner.small },
    },
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  },
]);

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const swatch = style({ flex: 'none', borderInlineEnd: 0, width: '14px', height: '14px', borderRadius: '3px' });
