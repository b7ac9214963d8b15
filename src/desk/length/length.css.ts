import { style } from '@vanilla-extract/css';
import { size, token } from '../../styles/tokens.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontSize: size.small,
  color: token.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const patience = style({ selectors: { '&[data-over="true"]': { color: token.warning, fontWeight: 600 } } });

export const loop = style({ display: 'grid', gap: '8px' });
export const title = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const bar = style({
  display: 'flex',
  height: '28px',
  overflow: 'hidden',
  borderRadius: `min(8px, ${token.radius})`,
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
      '* + &:last-child': {
        borderStartEndRadius: `min(8px, ${token.radius})`,
        borderEndEndRadius: `min(8px, ${token.radius})`,
      },
    },
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  },
]);

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: size.small });
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '6px', color: token.muted });
export const swatch = style({ width: '14px', height: '14px', borderRadius: '3px', flex: 'none' });
