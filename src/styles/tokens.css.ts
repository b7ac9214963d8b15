import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { blackOrWhite, ground, legible, onPage, opaque } from './legible.ts';

/** Names of our own custom properties; partners set `--voice-order-*` (docs/embedding.md, Styling). */
export const token = createGlobalThemeContract(
  {
    accent: 'accent',
    accentHover: 'accent-hover',
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
    font: 'font',
    density: 'density',
    target: 'target',
    targetCompact: 'target-compact',
    targetSmall: 'target-small',
    tagEdge: 'tag-edge',
    scheme: 'scheme',
  },
  (value) => `vo-${value ?? ''}`,
);

const { accent, surface, text, canvas } = token;
export const mix = (color: string, percent: number, ground: string = surface): string =>
  `color-mix(in oklab, ${color} ${percent}%, ${ground})`;

/** Also readable on the soft colours, which are slightly closer to the text than the surface is. */
const readable = (color: string): string => legible(color, { on: surface, contrast: 5.9 });
/** Borders of controls and other graphics: 3 : 1, also on the soft colours. */
const visible = (color: string): string => legible(color, { on: surface, contrast: 3.6 });

/** Values that don't depend on a partner's colours. */
const shapes = {
  raised: mix(text, 4),
  line: mix(text, 13),
  accentSoft: mix(accent, 8),
  radius: 'var(--voice-order-radius,12px)',
  density: 'clamp(.7, var(--voice-order-density,1), 1.3)',
  target: `max(28px, 44px*${token.density})`,
  targetCompact: `max(28px, 36px*${token.density})`,
  targetSmall: '24px',
  tagEdge: '1px',
  font: 'var(--voice-order-font,system-ui,sans-serif)',
};

/**
 * Browsers without relative colours could not keep a partner's colours readable: they show the form's own light
 * colours.
 */
const plain = {
  scheme: 'light',
  accent: '#4b41d8',
  accentHover: '#3b32b8',
  onAccent: '#fff',
  accentText: '#4b41d8',
  accentLine: '#4b41d8',
  canvas: '#f4f5f8',
  onCanvas: '#5c5d66',
  surface: '#fff',
  lineStrong: '#80818a',
  text: '#1b1c26',
  muted: '#5c5d66',
  danger: '#b3261e',
  success: '#14683a',
  warning: '#825200',
  shadow: '0 8px 28px rgb(20 20 45 / 16%)',
};

/**
 * If a partner did not set a property, its `var()` and everything derived from it are invalid, and the next fallback
 * applies.
 */
const ownSurface = 'var(--vo-own-surface)';
const deeper = (color: string): string => `oklch(from ${color} calc(l - .025) c h)`;
const picked = {
  '--vo-own-surface': ground(onPage('var(--voice-order-surface)')),
  '--vo-surface-for-text': `color(from ${blackOrWhite('var(--voice-order-text)')} xyz calc(x*.989 + .0105) calc(y*.989 + .011) calc(z*.985 + .0166))`,
  '--vo-text-for-surface': `oklch(from ${ownSurface} clamp(.21, (.57 - l)*999, .95) .015 285)`,
  '--vo-canvas-for-surface': deeper(ownSurface),
  '--vo-canvas-for-text': deeper('var(--vo-surface-for-text)'),
  '--vo-own-text': readable(opaque('var(--voice-order-text)')),
  '--vo-own-on-accent': legible(opaque('var(--voice-order-on-accent)'), { on: accent, contrast: 4.55 }),
};

/** A dark accent on a dark background: white alone would turn it grey. */
const lively = `light-dark(${accent}, oklch(from ${accent} max(l, .7) c h))`;

const themed = {
  scheme: 'var(--voice-order-color-scheme)',
  accent: opaque('var(--voice-order-accent, light-dark(#4b41d8, #a39dff))'),
  accentHover: `color-mix(in oklab, ${accent} 86%, oklch(from ${token.onAccent} calc(1 - l) 0 0))`,
  onAccent: `var(--vo-own-on-accent, ${blackOrWhite(accent)})`,
  accentText: readable(lively),
  accentLine: visible(lively),
  canvas:
    'var(--voice-order-canvas, var(--vo-canvas-for-surface, var(--vo-canvas-for-text, light-dark(#f4f5f8, #0f1016))))',
  onCanvas: legible(mix(text, 72, opaque(canvas)), { on: onPage(canvas), contrast: 4.6 }),
  surface: 'var(--vo-own-surface, var(--vo-surface-for-text, light-dark(#fff, #191b23)))',
  lineStrong: visible(mix(text, 50)),
  text: 'var(--vo-own-text, var(--vo-text-for-surface, light-dark(#1b1c26, #eceef5)))',
  muted: readable(mix(text, 72)),
  danger: readable('light-dark(#b3261e, #ffb4ab)'),
  success: readable('light-dark(#14683a, #7ddba0)'),
  warning: readable('light-dark(#825200, #ffc76b)'),
  shadow: '0 8px 28px light-dark(rgb(20 20 45 / 16%), rgb(0 0 0 / 55%))',
};

/** Values by the names of their custom properties. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
const varsOf = (values: Partial<Record<keyof typeof token, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--vo-${kebab(name)}`, value]));

globalStyle(':host', {
  vars: { ...varsOf(shapes), ...varsOf(plain) },
  '@supports': {
    '(color: color(from light-dark(red, red) xyz x calc(y * alpha) z / calc(y)))': {
      vars: { ...picked, ...varsOf(themed) },
    },
  },
});

globalStyle(':host', {
  '@media': {
    '(prefers-contrast: more)': { vars: { [token.muted]: text, [token.line]: text, [token.lineStrong]: text } },
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
        // The visible part of a tag is slightly lower.
        [token.tagEdge]: '4px',
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
