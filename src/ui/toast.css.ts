import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { low, noticesHeight, size, token } from '../styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/**
 * Toasts let clicks through beside them. They float at the top, or above the bar where they would cover what is in use
 * (`data-edge`); sticky, since `position: fixed` breaks under transformed ancestors.
 */
export const region = style({
  position: 'sticky',
  top: '12px',
  height: 0,
  zIndex: 3,
  pointerEvents: 'none',
  selectors: {
    '&[data-edge="bottom"]': { top: ['calc(100vh - 148px)', 'calc(100dvh - 148px)'] },
  },
  // There is no room but over the bar.
  '@media': { '(max-height: 640px)': { selectors: { '&[data-edge="bottom"]': { top: 'calc(100vh - 12px)' } } } },
});
/** In a dialog they lie over its title, where they cover nothing to press or fill in, or stand above its foot. */
export const regionInDialog = style({
  position: 'relative',
  height: 0,
  zIndex: 3,
  pointerEvents: 'none',
  selectors: { '&[data-edge="top"]': { position: 'static' } },
});

export const stack = style({
  display: 'grid',
  justifyItems: 'center',
  maxHeight: noticesHeight,
  padding: '0 12px 24px',
  overflow: 'hidden auto',
  scrollbarWidth: 'none',
  // What there is no room for can be scrolled to, and is not cut.
  maskImage: 'linear-gradient(#000 calc(100% - 12px), #0000)',
  zIndex: 3,
  selectors: {
    // One alone is shown whole.
    '&:not(:has([part=toast] + [part=toast]))': { maxHeight: '60vh' },
    '[data-edge="bottom"] > &': {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      paddingBottom: 0,
      maskImage: 'none',
    },
    [`${regionInDialog}[data-edge="top"] > &`]: { position: 'absolute', insetInline: '0 48px', top: '8px' },
  },
  '@media': {
    [low]: {
      // The dialog's panel scrolls as a whole there.
      selectors: { [`${regionInDialog}[data-edge] > &`]: { position: 'fixed', inset: '8px 48px auto 0' } },
    },
  },
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
