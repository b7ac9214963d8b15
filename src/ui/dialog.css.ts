import { keyframes, style } from '@vanilla-extract/css';
import { from, size, token } from '../styles/tokens.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** The dialog fills the viewport and its panel scrolls: over a small dialog the wheel would scroll the host page. */
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
  maxHeight: '100%',
  background: token.surface,
  boxShadow: token.shadow,
  overflow: 'hidden',
  animation: `${rise} .16s ease-out`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  '@container': {
    [from.medium]: {
      maxHeight: 'calc(100% - 32px)',
      margin: '16px',
      borderRadius: `calc(${token.radius} + 6px)`,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '12px',
  paddingInlineStart: '20px',
  borderBottom: `1px solid ${token.line}`,
});
export const title = style({
  fontSize: size.title,
  fontWeight: 650,
  flex: 1,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const body = style({
  padding: '20px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  flex: '1 1 auto',
  minHeight: 0,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  justifyContent: 'flex-end',
  padding: '12px 20px',
  borderTop: `1px solid ${token.line}`,
  background: token.surface,
});
