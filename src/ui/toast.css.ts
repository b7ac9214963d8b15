import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { size, token } from '../styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Toasts float at the top, away from the bar and the buttons that lead on, and let clicks through between them. */
export const region = style({
  position: 'sticky',
  top: '12px',
  height: 0,
  zIndex: 3,
  pointerEvents: 'none',
});
/** In a dialog they stand above its foot, so that neither its buttons nor its title are covered. */
export const regionInDialog = style({ position: 'relative', height: 0, zIndex: 3, pointerEvents: 'none' });

export const stack = style({
  display: 'grid',
  justifyItems: 'center',
  maxHeight: '45vh',
  padding: '0 12px 24px',
  overflow: 'hidden auto',
  scrollbarWidth: 'none',
  selectors: { [`${regionInDialog} > &`]: { position: 'absolute', insetInline: 0, bottom: 0, paddingBottom: 0 } },
});

const toastBase = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: 'fit-content',
  maxWidth: 'min(520px, 100%)',
  padding: '4px',
  paddingInlineStart: '14px',
  marginBottom: '8px',
  marginInline: 'auto',
  borderRadius: token.radius,
  border: `1px solid ${token.line}`,
  background: token.surface,
  boxShadow: token.shadow,
  fontSize: size.base,
  overflowWrap: 'anywhere',
  animation: `${appear} .16s ease-out`,
});

const tinted = (color: string, soft: string) => [toastBase, { borderColor: color, background: soft, color }] as const;

export const toast = styleVariants({
  info: [...tinted(token.accentText, token.accentSoft)],
  success: [...tinted(token.success, token.successSoft)],
  warning: [...tinted(token.warning, token.warningSoft)],
  danger: [...tinted(token.danger, token.dangerSoft)],
});

export const words = style({ flex: 1, color: token.text, fontWeight: 500 });
