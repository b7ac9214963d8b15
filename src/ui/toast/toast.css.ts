import { style } from '@vanilla-extract/css';
import { rise } from '../../styles/motion.css.ts';
import { tinted } from '../../styles/shared.css.ts';
import { low, tone, token } from '../../styles/tokens.css.ts';

/** Above the bar; clicks beside them pass through. Browsers without popovers show them at the top of the form. */
export const region = style({
  display: 'block',
  position: 'sticky',
  inset: '12px 0 auto',
  width: 'auto',
  height: 0,
  overflow: 'visible',
  zIndex: 3,
  pointerEvents: 'none',
  selectors: {
    '&:popover-open': { position: 'fixed', height: 'auto', inset: 'auto 0 calc(var(--vo-bar, 110px) + 4px)' },
    '&[data-away="true"]': { visibility: 'hidden' },
  },
});
/** In a dialog, they are above its footer, over the scrolling content. */
export const regionInDialog = style({ position: 'relative', zIndex: 3, pointerEvents: 'none' });

export const stack = style({
  padding: '0 12px',
  selectors: { [`${regionInDialog} > &`]: { position: 'absolute', insetInline: 0, bottom: 0 } },
  '@media': {
    // There, the dialog's panel scrolls as a whole.
    [low]: { selectors: { [`${regionInDialog} > &`]: { position: 'fixed', inset: '8px 48px auto 0' } } },
  },
});

export const toast = style([
  tinted,
  {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: 'fit-content',
    maxWidth: 'min(520px, 100%)',
    padding: '4px',
    paddingInlineStart: '12px',
    margin: '0 auto 8px',
    borderColor: tone,
    color: tone,
    boxShadow: token.shadow,
    overflowWrap: 'anywhere',
    animation: `${rise} .16s ease-out`,
  },
]);

export const words = style({ flex: 1, color: token.text, fontWeight: 500 });
