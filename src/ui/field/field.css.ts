import { globalStyle, style } from '@vanilla-extract/css';
import { centred } from '../../styles/shared.css.ts';
import { scaled, size, space, token } from '../../styles/tokens.css.ts';

export const label = style({ fontWeight: 600, lineHeight: '1.3' });
export const hint = style({ fontSize: size.small, color: token.muted, textWrap: 'pretty', whiteSpace: 'pre-line' });
export const error = style({
  display: 'flex',
  alignItems: 'start',
  gap: '6px',
  fontSize: size.small,
  color: token.danger,
});
globalStyle(`${error} > svg`, { marginTop: '2px' });
/** Most of the reserved line is the gap to the next field. In whole pixels: browsers round how far a dialog scrolls. */
export const errorLine = style({ minHeight: scaled(18), marginBottom: '-8px' });

export const control = style({
  width: '100%',
  minHeight: token.target,
  padding: `${space(9)} 12px`,
  background: token.surface,
  border: `1px solid ${token.lineStrong}`,
  borderRadius: token.radius,
  ':hover': { borderColor: token.text },
  ':disabled': { background: token.raised, color: token.muted, borderColor: token.line },
  ':focus-visible': { borderColor: token.accentText, outlineOffset: 0 },
  '::placeholder': { color: token.muted, opacity: 1 },
  // Its colour does not follow the form's.
  '::-webkit-search-cancel-button': { display: 'none' },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: token.danger, boxShadow: `inset 0 0 0 1px ${token.danger}` },
    // One ring is enough.
    '&[aria-invalid="true"]:focus-visible': { borderColor: token.accentText, boxShadow: 'none' },
  },
  // iOS zooms in on a field with smaller text.
  '@media': { '(pointer: coarse)': { fontSize: `max(16px,${size.base})` } },
});

export const area = style([
  control,
  {
    minHeight: '68px',
    resize: 'vertical',
    // A finger can't use the grip where the field grows with its text anyway.
    '@supports': { '(field-sizing: content)': { '@media': { '(pointer: coarse)': { resize: 'none' } } } },
    fieldSizing: 'content',
    maxHeight: 'clamp(116px, 100vh - 200px, 420px)',
  },
]);

export const select = style([control, { appearance: 'none', paddingInlineEnd: '32px', textOverflow: 'ellipsis' }]);
export const selectBox = style({ position: 'relative' });
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '12px',
  top: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
  color: token.muted,
  display: 'flex',
});
/** WebKit has no ellipsis on a select: text that is too long fades out. */
export const fade = style({
  '@supports': {
    '(hanging-punctuation: first)': {
      padding: '4px 0 4px 28px',
      background: `linear-gradient(90deg, transparent, ${token.surface} 16px)`,
    },
  },
});

export const checkRow = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'start',
  padding: `${space(10)} 0`,
  minHeight: token.target,
});
export const check = style([
  centred,
  {
    appearance: 'none',
    position: 'relative',
    width: '24px',
    height: '24px',
    marginTop: '-1px',
    border: `1.5px solid ${token.lineStrong}`,
    borderRadius: '6px',
    background: token.surface,
    cursor: 'pointer',
    ':checked': { background: token.accent, borderColor: token.accentLine },
    ':disabled': { background: token.raised, borderColor: token.line },
    selectors: {
      '&:checked::before': {
        content: '""',
        width: '9px',
        height: '4px',
        border: `solid ${token.onAccent}`,
        borderWidth: '0 0 2px 2px',
        translate: '0 -1.5px',
        rotate: '-45deg',
      },
      '&[aria-invalid="true"]': { borderColor: token.danger },
    },
    // The touch target is larger than the visible control.
    '::after': { content: '""', position: 'absolute', inset: '-12px' },
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  },
]);
export const checkLabel = style({ flex: 1 });
globalStyle(`${checkLabel} > label`, { cursor: 'pointer' });
