import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { mix } from '../../styles/colors.ts';
import { turn } from '../../styles/shared.css.ts';
import { size, space, token } from '../../styles/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: token.target,
  padding: `${space(8)} 18px`,
  border: '1px solid transparent',
  borderRadius: token.radius,
  fontWeight: 600,
  lineHeight: '1.25',
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    // Text that wraps stays beside its icon.
    '&:has(> svg)': { textAlign: 'start' },
    '&[aria-busy="true"]::before': {
      content: '""',
      flex: 'none',
      width: '.8em',
      height: '.8em',
      border: '2px solid',
      borderInlineEndColor: 'transparent',
      borderRadius: '50%',
      animation: `${turn} 1s linear infinite`,
    },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
});

// The icon makes room for the ring.
globalStyle(`${base}[aria-busy="true"] > svg`, { display: 'none' });

// Hover would persist after a tap.
const notDisabled = (rule: object): object => ({
  '@media': { '(hover: hover)': { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': rule } } },
});

export const button = styleVariants({
  primary: [
    base,
    {
      background: token.accent,
      color: token.onAccent,
      borderColor: token.accentLine,
      // Away from the label's colour.
      ...notDisabled({ background: mix(token.accent, 86, `oklch(from ${token.onAccent} calc(1 - l) 0 0)`) }),
    },
  ],
  secondary: [
    base,
    {
      background: token.surface,
      color: token.text,
      // Softer than the frame of a field: its text shows that it can be pressed.
      borderColor: token.line,
      boxShadow: '0 1px 2px rgb(20 20 45 / 8%)',
      ...notDisabled({ background: token.raised, borderColor: token.lineStrong }),
    },
  ],
  quiet: [
    base,
    {
      color: token.accentText,
      paddingInline: '12px',
      // Only its text is visible: the text is aligned with other lines, its 1 px frame is before it.
      selectors: { '&:where(:first-child)': { marginInlineStart: '-13px' } },
      // Its ring is above the field beside it.
      ':focus-visible': { position: 'relative' },
      ...notDisabled({ background: token.accentSoft }),
    },
  ],
});

export const compact = style({ minHeight: token.targetCompact, padding: '4px 12px', fontSize: size.small });

export const iconOnly = style({ width: token.target, padding: 0, flex: 'none' });
