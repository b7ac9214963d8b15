import { globalStyle, style } from '@vanilla-extract/css';
import { rise, tinted } from '../../styles/shared.css.ts';
import { space, tone, token } from '../../styles/tokens.css.ts';

/**
 * Above the bar. Its place at the end of the form is as high as its content, so that it never covers a control there.
 * Clicks pass through it, except on its buttons.
 */
export const region = style({
  position: 'sticky',
  bottom: 'calc(var(--vo-bar, 110px) + 4px)',
  zIndex: 3,
  minHeight: '52px',
  paddingInline: '12px',
  pointerEvents: 'none',
});
/** In a dialog, they are the end of the scrolling content, as wide as the footer below them. */
export const regionInDialog = style({});

export const toast = style([
  tinted,
  {
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

globalStyle(`${toast} > button`, { pointerEvents: 'auto', color: 'inherit' });
globalStyle(`${regionInDialog} ${toast}`, {
  width: 'auto',
  maxWidth: 'none',
  margin: 0,
  paddingInlineStart: space(24),
  borderWidth: '1px 0 0',
  borderRadius: 0,
  boxShadow: 'none',
});
