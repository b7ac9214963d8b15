import { globalStyle, style } from '@vanilla-extract/css';
import { container } from '../../styles/root.css.ts';
import { rise, row } from '../../styles/shared.css.ts';
import { corner, below, from, low, size, space, token } from '../../styles/tokens.css.ts';

/** The dialog fills the viewport and its panel scrolls: over a small dialog, the wheel would scroll the host page. */
export const screen = style([
  container,
  {
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    background: 'rgb(12 12 24 / 55%)',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    outline: 'none',
    selectors: {
      '&[open]': { display: 'flex', justifyContent: 'center' },
      '&::backdrop': { background: 'none' },
    },
  },
]);

/** The dialog without the screen around it. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  boxShadow: token.shadow,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  animation: `${rise} .16s ease-out`,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    // Header and footer would leave no room for the body.
    [low]: { overflow: 'auto', overflowAnchor: 'none' },
  },
});

/** On a small screen, a sheet of full height, so that its footer stays within reach of the thumb. */
export const panel = style([
  frame,
  {
    alignSelf: 'end',
    maxHeight: '100%',
    background: token.surface,
    '@container': {
      // A question is only as high as its text.
      [below.medium]: {
        selectors: {
          '[role=alertdialog] > &': { height: 'auto', borderRadius: `${corner.large} ${corner.large} 0 0` },
        },
      },
      [from.medium]: {
        height: 'auto',
        alignSelf: 'center',
        maxHeight: 'calc(100% - 32px)',
        margin: '16px',
        borderRadius: corner.large,
      },
    },
  },
]);

/** Contains the whole form: it fills the screen, and its content has its own margins. */
export const fullPanel = style([frame, { background: token.canvas }]);

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '69px',
  padding: `${space(12)} 12px`,
  paddingInlineStart: '16px',
  '@container': { [from.medium]: { paddingInlineStart: space(24) } },
  borderBottom: `1px solid ${token.line}`,
});
export const titles = style({ display: 'grid', gap: '2px' });
export const title = style({ fontSize: size.title, outline: 'none' });
export const body = style({
  // Visually hidden content scrolls with it; otherwise, the panel around it would scroll too.
  position: 'relative',
  flex: '1 1 auto',
  padding: `${space(20)} 16px`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Outside, the panel would cut it off.
  outlineOffset: '-2px',
  '@container': { [from.medium]: { padding: space(24) } },
  selectors: { [`${fullPanel} > &`]: { padding: 0 } },
  '@media': { [low]: { overflow: 'visible', flex: 'none' } },
});
export const actions = style([
  row,
  {
    justifyContent: 'end',
    padding: `${space(12)} 16px max(${space(12)}, env(safe-area-inset-bottom))`,
    '@container': { [from.medium]: { paddingInline: space(24) } },
    borderTop: `1px solid ${token.line}`,
  },
]);
// On a narrow screen, they share its width: easy to hit, and the same in every dialog.
globalStyle(`${actions} > button`, { '@container': { [below.medium]: { flexGrow: 1 } } });
// What is missing is above both buttons.
globalStyle(`${actions} > :not(button)`, { '@container': { [below.medium]: { flexBasis: '100%' } } });
