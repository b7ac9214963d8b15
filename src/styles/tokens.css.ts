import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { mix, plainColors, themedColors } from './colors.ts';

/** Names of our own custom properties; partners set `--voice-order-*` (docs/embedding.md, Styling). */
export const token = createGlobalThemeContract(
  {
    accent: 'accent',
    onAccent: 'on-accent',
    accentSoft: 'accent-soft',
    accentText: 'accent-text',
    accentLine: 'accent-line',
    canvas: 'canvas',
    onCanvas: 'on-canvas',
    surface: 'surface',
    raised: 'raised',
    line: 'line',
    lineStrong: 'line-strong',
    text: 'text',
    muted: 'muted',
    danger: 'danger',
    success: 'success',
    warning: 'warning',
    shadow: 'shadow',
    radius: 'radius',
    density: 'density',
    target: 'target',
    targetCompact: 'target-compact',
    targetSmall: 'target-small',
    scheme: 'scheme',
  },
  (value) => `vo-${value ?? ''}`,
);

/** Values that don't depend on a partner's colours. */
const shapes = {
  [token.raised]: mix(token.text, 4),
  [token.line]: mix(token.text, 13),
  [token.accentSoft]: mix(token.accent, 8),
  [token.radius]: 'var(--voice-order-radius,12px)',
  [token.density]: 'clamp(.7,var(--voice-order-density,1),1.3)',
  [token.target]: `max(28px,44px*${token.density})`,
  [token.targetCompact]: `max(28px,36px*${token.density})`,
  [token.targetSmall]: '24px',
};

globalStyle(':host', {
  vars: {
    ...plainColors,
    ...shapes,
    [token.scheme]: 'light',
    [token.shadow]: '0 8px 28px rgb(20 20 45 / 16%)',
  },
  '@supports': {
    '(color: color(from light-dark(red, red) xyz x calc(y * alpha) z / calc(y)))': {
      vars: {
        ...themedColors,
        [token.scheme]: 'var(--voice-order-color-scheme)',
        [token.shadow]: '0 8px 28px light-dark(rgb(20 20 45 / 16%),rgb(0 0 0 / 55%))',
      },
    },
  },
});

globalStyle(':host', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: { [token.muted]: token.text, [token.line]: token.text, [token.lineStrong]: token.text },
    },
  },
});

// Touch targets stay at 44 px whatever density a partner chooses.
globalStyle(':host', {
  '@media': {
    '(pointer: coarse)': {
      vars: {
        [token.target]: '44px',
        [token.targetCompact]: '44px',
        [token.targetSmall]: '44px',
      },
    },
  },
});

/** Selected items if the system's colours replace the form's own. */
export const highlighted = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;

/** A distance in px, scaled by a partner's density. */
export const space = (px: number): string => `calc(${px}px*${token.density})`;

/** Radii of small and of large boxes; the others have `token.radius`. */
export const corner = { small: `min(8px, ${token.radius})`, large: `calc(${token.radius}*1.5)` } as const;

/** The colour of a message. */
export const tone = 'var(--vo-tone)';

/** Type sizes in px, because host pages change the meaning of `rem`. */
export const size = { small: '13px', base: '15px', large: '17px', title: '20px', display: '26px' } as const;

/** Container widths at which the layout changes. */
export const from = {
  medium: 'voice-order (width >= 560px)',
  /** Two columns of cards. Narrower ones would break names. */
  cards: 'voice-order (width >= 680px)',
  /** The bar fits on one line. */
  bar: 'voice-order (width >= 720px)',
  wide: 'voice-order (width >= 880px)',
  widest: 'voice-order (width >= 1100px)',
} as const;

export const below = {
  medium: 'voice-order (width < 560px)',
  cards: 'voice-order (width < 680px)',
  bar: 'voice-order (width < 720px)',
  wide: 'voice-order (width < 880px)',
} as const;

/** The height of a page at high zoom, or of a phone in landscape with its keyboard open. */
export const low = '(max-height: 360px)';
