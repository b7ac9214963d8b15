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
  [token.raised]: mix(mix(token.accent, 40, token.text), 5),
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
    '(color: lab(from light-dark(red, red) calc(l * 2) 0 0))': {
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
    // Touch targets stay at 44 px whatever density a partner chooses.
    '(pointer: coarse)': {
      vars: { [token.target]: '44px', [token.targetCompact]: '44px', [token.targetSmall]: '44px' },
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

/** A type size: px at the browser's default font size of 16 px. Host pages change the meaning of `rem`. */
export const scaled = (px: number): string => `calc(${px}px*var(--vo-scale,1))`;

export const size = {
  small: scaled(13),
  base: scaled(15),
  large: scaled(17),
  title: scaled(20),
} as const;

/** Container widths in px at which the layout changes. In em, they follow the type size. */
const widths = {
  medium: 560,
  /** Two columns of cards. Narrower ones would break names. */
  cards: 680,
  /** The bar fits on one line. */
  bar: 720,
  wide: 880,
  widest: 1100,
} as const;

const container = (comparison: string, px: number): string => `voice-order (width ${comparison} ${px / 15}em)`;

export const from = {
  medium: container('>=', widths.medium),
  cards: container('>=', widths.cards),
  bar: container('>=', widths.bar),
  wide: container('>=', widths.wide),
  widest: container('>=', widths.widest),
} as const;

export const below = {
  medium: container('<', widths.medium),
  cards: container('<', widths.cards),
  bar: container('<', widths.bar),
  wide: container('<', widths.wide),
} as const;

/** The height of a page at high zoom, or of a phone in landscape with its keyboard open. */
export const low = '(max-height: 360px)';
