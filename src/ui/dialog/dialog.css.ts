import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from, low, narrow, size, space, token } from '../../styles/tokens.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const corner = `calc(${token.radius} * 1.5)`;

/** The dialog fills the viewport and its panel scrolls: over a small dialog, the wheel would scroll the host page. */
export const screen = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: token.text,
  background: 'rgb(12 12 24 / 55%)',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  containerType: 'inline-size',
  containerName: 'voice-order',
  selectors: {
    '&[open]': { display: 'flex', alignItems: 'center', justifyContent: 'center' },
    '&::backdrop': { background: 'transparent' },
    '&:focus': { outline: 'none' },
  },
});

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  // On a small screen, a sheet of full height, so that its footer stays within reach of the thumb.
  height: '100%',
  background: token.surface,
  boxShadow: token.shadow,
  overflow: 'hidden',
  animation: `${rise} .16s ease-out`,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    // Header and footer would leave no room for the body.
    [low]: { overflow: 'auto' },
  },
  maxHeight: '100%',
  alignSelf: 'end',
  overscrollBehavior: 'contain',
  '@container': {
    // A question is only as high as its text.
    [narrow]: { selectors: { '[role=alertdialog] > &': { height: 'auto', borderRadius: `${corner} ${corner} 0 0` } } },
    [from.medium]: {
      height: 'auto',
      alignSelf: 'center',
      maxHeight: 'calc(100% - 32px)',
      margin: '16px',
      borderRadius: corner,
    },
  },
});

/** Contains the whole form: it fills the screen, and its content has its own margins. */
export const fullPanel = style([
  panel,
  { selectors: { '&&': { height: '100%', maxHeight: 'none', margin: 0, borderRadius: 0, background: token.canvas } } },
]);
globalStyle(`${fullPanel} > [tabindex]`, { padding: 0 });

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  // The same height without a close button.
  minHeight: '69px',
  padding: `${space(12)} 12px`,
  paddingInlineStart: '16px',
  '@container': { [from.medium]: { paddingInlineStart: space(24) } },
  borderBottom: `1px solid ${token.line}`,
});
export const titles = style({ flex: 1 });
export const step = style({ fontSize: 'clamp(16px, 5cqi, 20px)', fontWeight: 650 });
export const title = style([
  step,
  {
    fontSize: size.title,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:not(:last-child)': { fontSize: size.small, fontWeight: 500, color: token.muted },
    },
  },
]);
export const body = style({
  // Visually hidden content scrolls with it; otherwise, the panel around it would scroll too.
  position: 'relative',
  padding: `${space(20)} 16px`,
  '@container': { [from.medium]: { padding: space(24) } },
  overflow: 'auto',
  // Outside, the panel would cut it off.
  ':focus-visible': { outlineOffset: '-2px' },
  overscrollBehavior: 'contain',
  flex: '1 1 auto',
  minHeight: 0,
  '@media': { [low]: { overflow: 'visible', flex: 'none' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  justifyContent: 'flex-end',
  padding: `${space(12)} 16px`,
  paddingBottom: `max(${space(12)}, env(safe-area-inset-bottom))`,
  '@container': { [from.medium]: { paddingInline: space(24) } },
  borderTop: `1px solid ${token.line}`,
  background: token.surface,
});
// On a narrow screen, they share its width: easy to hit, and the same in every dialog.
globalStyle(`${foot} > button`, { flexGrow: 1, '@container': { [from.medium]: { flexGrow: 0 } } });
// What is missing is above both buttons.
globalStyle(`${foot} > p`, { '@container': { [narrow]: { flexBasis: '100%' } } });
