import { style, styleVariants } from '@vanilla-extract/css';
import { size, token } from '../styles/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  padding: '1px 8px',
  minHeight: '24px',
  '@media': { '(pointer: coarse)': { minHeight: '44px' }, '(forced-colors: active)': { borderColor: 'CanvasText' } },
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: '1.4',
  whiteSpace: 'nowrap',
  flex: 'none',
  borderRadius: '999px',
  border: '1px solid transparent',
  background: token.raised,
  color: token.muted,
});

export const tag = styleVariants({
  plain: [base],
  button: [
    base,
    {
      cursor: 'pointer',
      selectors: {
        '&:hover': { borderColor: token.lineStrong, color: token.text },
        '&[aria-pressed="true"]': { background: token.accent, borderColor: token.accentLine, color: token.onAccent },
      },
    },
  ],
  warning: [base, { background: token.warningSoft, color: token.warning }],
  strong: [base, { background: token.accentSoft, color: token.accentText }],
});

export const tipBox = style({ position: 'relative', display: 'inline-flex' });

export const tip = style({
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  // Its middle is the tag's, whichever way is written.
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
