import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { low, token } from '../../styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Above the bar; clicks beside them pass through. Browsers without popovers show them at the top of the form. */
export const region = style({
  display: 'block',
  position: 'sticky',
  inset: '12px 0 auto',
  width: 'auto',
  height: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: token.text,
  background: 'none',
  overflow: 'visible',
  zIndex: 3,
  pointerEvents: 'none',
  selectors: {
    '&:popover-open': { position: 'fixed', height: 'auto', inset: 'auto 0 calc(var(--vo-bar, 110px) + 4px)' },
    '&[data-away="true"]': { visibility: 'hidden' },
  },
});
/** In a dialog, they are above its footer, over the scrolling content. */
export const regionInDialog = style({ position: 'relative', height: 0, pointerEvents: 'none' });

export const stack = style({
  display: 'grid',
  justifyItems: 'center',
  padding: '0 12px',
  zIndex: 3,
  selectors: { [`${regionInDialog} > &`]: { position: 'absolute', insetInline: 0, bottom: 0 } },
  '@media': {
    // There, the dialog's panel scrolls as a whole.
    [low]: { selectors: { [`${regionInDialog} > &`]: { position: 'fixed', inset: '8px 48px auto 0' } } },
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
