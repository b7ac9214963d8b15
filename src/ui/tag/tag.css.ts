import { style, styleVariants } from '@vanilla-extract/css';
import { highlighted, size, token } from '../../styles/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  padding: '1px 8px',
  minHeight: token.targetSmall,
  minWidth: token.targetSmall,
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: '1.4',
  whiteSpace: 'nowrap',
  flex: 'none',
  borderRadius: '999px',
  border: '1px solid transparent',
  borderBlockWidth: token.tagEdge,
  background: token.raised,
  // The touch target is higher than the visible tag.
  backgroundClip: 'padding-box',
  color: token.muted,
  '@media': {
    '(forced-colors: active)': { borderColor: 'CanvasText', borderBlockWidth: '1px' },
  },
});

export const tag = styleVariants({
  plain: [base],
  button: [
    base,
    {
      cursor: 'pointer',
      backgroundColor: token.surface,
      color: token.text,
      // Its border belongs to the touch target and is not visible.
      boxShadow: `inset 0 0 0 1px ${token.lineStrong}`,
      selectors: {
        '&:hover': { backgroundColor: token.accentSoft, boxShadow: `inset 0 0 0 1px ${token.accentLine}` },
        '&[aria-pressed="true"]': {
          backgroundColor: token.accent,
          color: token.onAccent,
          boxShadow: `inset 0 0 0 1px ${token.accentLine}`,
        },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: { '&[aria-pressed="true"]': highlighted },
        },
      },
    },
  ],
  warning: [base, { backgroundColor: token.warningSoft, color: token.warning }],
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
  padding: '4px 10px',
  fontSize: size.small,
  lineHeight: '1.35',
  color: token.surface,
  background: token.text,
  borderRadius: '8px',
  pointerEvents: 'none',
});
