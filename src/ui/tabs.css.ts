import { style } from '@vanilla-extract/css';
import { from, size, token } from '../styles/tokens.css.ts';

/** A row of equal buttons, as for Male and Female. */
export const segments = style({
  display: 'inline-flex',
  padding: '4px',
  gap: '4px',
  background: token.raised,
  border: `1px solid ${token.line}`,
  borderRadius: `calc(${token.radius} + 4px)`,
  maxWidth: '100%',
});

export const segment = style({
  minHeight: '36px',
  padding: '6px 18px',
  border: '1px solid transparent',
  borderRadius: token.radius,
  background: 'transparent',
  fontWeight: 600,
  color: token.muted,
  selectors: {
    '&[aria-selected="true"]': {
      background: token.surface,
      color: token.text,
      borderColor: token.lineStrong,
      boxShadow: '0 1px 2px rgb(0 0 0 / 8%)',
    },
    '&:hover': { color: token.text },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } } } },
});

/** Cards side by side, as for the services. */
export const cards = style({
  display: 'grid',
  gap: '8px',
  '@container': { [from.medium]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '12px' } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: '12px',
  padding: '12px 14px',
  textAlign: 'inherit',
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: `calc(${token.radius} + 2px)`,
  transition: 'border-color .15s, background-color .15s',
  selectors: {
    '&:hover': { borderColor: token.lineStrong },
    '&[aria-selected="true"]': {
      borderColor: token.accentLine,
      background: token.accentSoft,
      boxShadow: `inset 0 0 0 1px ${token.accentLine}`,
    },
  },
  '@container': { [from.medium]: { padding: '16px', alignContent: 'start' } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});
export const cardIcon = style({ gridRow: 'span 2', color: token.accentText, display: 'flex' });
export const cardLine = style({ color: token.muted, fontSize: size.small, lineHeight: '1.35' });
export const cardName = style({ fontWeight: 650, lineHeight: '1.3' });
