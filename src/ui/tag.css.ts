import { style, styleVariants } from '@vanilla-extract/css';
import { size, token } from '../styles/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  padding: '1px 8px',
  minHeight: '24px',
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: '1.4',
  whiteSpace: 'nowrap',
  flex: 'none',
  borderRadius: '999px',
  border: `1px solid ${token.line}`,
  background: token.surface,
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
  warning: [base, { background: token.warningSoft, borderColor: token.warning, color: token.warning }],
  strong: [base, { background: token.accentSoft, borderColor: token.accentLine, color: token.accentText }],
});

export const tipBox = style({ position: 'relative', display: 'inline-flex' });

export const tip = style({
  position: 'absolute',
  bottom: 'calc(100% + 6px)',
  insetInlineStart: '50%',
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
