import { style } from '@vanilla-extract/css';
import { size, token } from '../../styles/tokens.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'center',
  minHeight: '92px',
  padding: '12px',
  background: token.surface,
  border: `1px solid ${token.line}`,
  borderRadius: token.radius,
  transition: 'border-color .15s, background-color .15s',
  selectors: {
    '&:hover': { borderColor: token.lineStrong },
    '&:has(input:checked)': {
      borderColor: token.accent,
      background: token.accentSoft,
      boxShadow: `inset 0 0 0 1px ${token.accent}`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${token.accent}`, outlineOffset: '2px' },
    '&:has(input:disabled)': { background: token.raised },
  },
});

/** The radio itself is not drawn: the whole card shows whether it is chosen. */
export const radio = style({
  position: 'absolute',
  insetInlineStart: '54px',
  bottom: '14px',
  zIndex: 1,
  appearance: 'none',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  border: `2px solid ${token.surface}`,
  background: 'transparent',
  pointerEvents: 'none',
  display: 'grid',
  placeContent: 'center',
  selectors: {
    '&&': { outline: 'none' },
    '&:checked': { background: token.accent },
    '&:not(:checked)': { opacity: 0 },
  },
  '::before': {
    content: '""',
    width: '9px',
    height: '5px',
    border: `solid ${token.onAccent}`,
    borderWidth: '0 0 2px 2px',
    transform: 'translateY(-1px) rotate(-45deg)',
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', selectors: { '&:not(:checked)': { opacity: 1 } } } },
});

export const portrait = style({
  width: '56px',
  height: '56px',
  borderRadius: '50%',
  objectFit: 'cover',
  background: token.raised,
  color: token.muted,
  display: 'grid',
  placeItems: 'center',
  fontSize: size.title,
  fontWeight: 600,
});

export const label = style({
  display: 'block',
  cursor: 'pointer',
  lineHeight: '1.3',
  // The label covers the card, so that a click anywhere chooses the voice; what can be clicked itself lies above.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: token.radius },
});
export const name = style({ fontWeight: 650, fontSize: size.large });
export const languages = style({ color: token.muted, fontSize: size.small, marginInlineStart: '6px' });
export const tags = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  marginTop: '6px',
  width: 'fit-content',
});
export const above = style({ position: 'relative', zIndex: 1 });
