import { style, styleVariants } from '@vanilla-extract/css';
import { mix } from '../../styles/colors.ts';
import { corner, highlighted, size, token } from '../../styles/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '1px 8px',
  minHeight: token.targetSmall,
  minWidth: token.targetSmall,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: '1.3',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  borderRadius: '999px',
  border: '1px solid transparent',
  backgroundClip: 'padding-box',
  '@media': {
    // The touch target is higher than the visible tag.
    '(pointer: coarse)': { borderBlockWidth: '4px' },
    '(forced-colors: active)': { borderColor: 'CanvasText', borderBlockWidth: '1px' },
  },
});

/** A frame around the visible part. */
const ring = (color: string) => ({ boxShadow: `inset 0 0 0 1px ${color}` });

export const tag = styleVariants({
  button: [
    base,
    {
      backgroundColor: token.surface,
      ...ring(token.lineStrong),
      selectors: {
        '&:hover': { backgroundColor: token.accentSoft, ...ring(token.accentLine) },
        '&[aria-pressed="true"]': { backgroundColor: token.accent, color: token.onAccent, ...ring(token.accentLine) },
      },
      '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': highlighted } } },
    },
  ],
  warning: [base, { backgroundColor: mix(token.warning, 8), color: token.warning }],
  strong: [base, { backgroundColor: token.accentSoft, color: token.accentText }],
});

export const tipBox = style({ position: 'relative', display: 'inline-flex' });

export const tip = style({
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  // Centred on the tag, in both writing directions.
  left: '50%',
  translate: '-50% 0',
  zIndex: 2,
  width: 'max-content',
  maxWidth: '200px',
  padding: '4px 12px',
  fontSize: size.small,
  lineHeight: '1.3',
  color: token.surface,
  background: token.text,
  borderRadius: corner.small,
  pointerEvents: 'none',
});
