import { blackOrWhite, ground, legible, onPage, opaque } from './legible.ts';

const accent = 'var(--vo-accent)';
const surface = 'var(--vo-surface)';
const text = 'var(--vo-text)';

/** So many percent of a colour, mixed into another one. */
export const mix = (color: string, percent: number, on: string = surface): string =>
  `color-mix(in oklab,${color} ${percent}%,${on})`;

/** The form's own colours, light and dark. */
const own = {
  accent: ['#4b41d8', '#a39dff'],
  accentText: ['#4b41d8', '#a39dff'],
  accentLine: ['#4b41d8', '#a39dff'],
  onAccent: ['#fff', '#000'],
  canvas: ['#f4f5f8', '#0f1016'],
  onCanvas: ['#50515a', '#a6a8af'],
  surface: ['#fff', '#191b23'],
  lineStrong: ['#83848b', '#7a7c84'],
  text: ['#1b1c26', '#eceef5'],
  muted: ['#52535c', '#aaacb4'],
  danger: ['#b3261e', '#ffb4ab'],
  success: ['#14683a', '#7ddba0'],
  warning: ['#825200', '#ffc76b'],
} as const;
type Name = keyof typeof own;
const lightOrDark = (name: Name): string => `light-dark(${own[name].join(',')})`;

// A partner's colours, made readable. If one is not set, everything derived from its `var()` is invalid.
const ownAccent = 'var(--vo-accent-0)';
const ownSurface = 'var(--vo-surface-0)';
const givenSurface = 'var(--vo-surface-0,var(--vo-surface-1))';
const givenCanvas = 'var(--vo-canvas-0,var(--vo-canvas-1))';
/** The form's own counts only if it is on another surface. */
const givenAccent = `var(--vo-accent-0,${mix(givenSurface, 0, lightOrDark('accent'))})`;

/** Also readable on the soft colours, which are slightly closer to the text than the surface is. */
const readable = (color: string, on = givenSurface): string => legible(color, { on, contrast: 5.9 });
/** Borders of controls and other graphics: 3 : 1, also on the soft colours. */
const visible = (color: string, on = givenSurface): string => legible(color, { on, contrast: 3.6 });
/** A dark accent on a dark background: white alone would turn it grey. */
const lively = (color: string): string => `light-dark(${color},oklch(from ${color} max(l,.7) c h))`;

/**
 * Colours that follow from a partner's: the first valid one applies, otherwise the form's own. Browsers repeat a
 * calculation for each element that uses it, so none is done unless it can change something.
 */
const derived: readonly (readonly [Name, ...string[]])[] = [
  ['accent', opaque('var(--voice-order-accent)')],
  ['accentText', readable(lively(givenAccent), surface)],
  ['accentLine', visible(lively(givenAccent), surface)],
  [
    'onAccent',
    legible(opaque('var(--voice-order-on-accent)'), { on: accent, contrast: 4.55 }),
    blackOrWhite(ownAccent),
  ],
  ['canvas', 'var(--voice-order-canvas)', `oklch(from ${givenSurface} calc(l - .025) c h)`],
  ['onCanvas', legible(mix(text, 72, opaque(givenCanvas)), { on: onPage(givenCanvas), contrast: 4.6 })],
  [
    'surface',
    ground(onPage('var(--voice-order-surface)')),
    `color(from ${blackOrWhite('var(--voice-order-text)')} xyz calc(x*.989 + .0105) calc(y*.989 + .011) calc(z*.985 + .0166))`,
  ],
  ['lineStrong', visible(mix(text, 50))],
  [
    'text',
    readable(opaque('var(--voice-order-text)')),
    `oklch(from ${ownSurface} clamp(.21,(.57 - l)*999,.95) .015 285)`,
  ],
  ['muted', readable(mix(text, 72))],
  ['danger', readable(lightOrDark('danger'))],
  ['success', readable(lightOrDark('success'))],
  ['warning', readable(lightOrDark('warning'))],
];

/** The name of a colour's custom property; with a number, that of one of its derived colours. */
const nameOf = (...parts: readonly (string | number)[]): string =>
  `--vo-${parts.join('-').replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

const firstValid = (name: Name, count: number): string =>
  Array.from({ length: count }, (_, index) => nameOf(name, index)).reduceRight(
    (next, step) => `var(${step},${next})`,
    lightOrDark(name),
  );

/** Custom properties of browsers with relative colours. */
export const themedColors: Readonly<Record<string, string>> = Object.fromEntries([
  ...derived.map(([name, ...values]) => [nameOf(name), firstValid(name, values.length)]),
  ...derived.flatMap(([name, ...values]) => values.map((value, index) => [nameOf(name, index), value])),
]);

/** Browsers without them could not keep a partner's colours readable: they show the form's own light colours. */
export const plainColors: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(own).map(([name, [light]]) => [nameOf(name), light]),
);

/** As if a partner had chosen black on white. */
export const blackOnWhite = {
  [nameOf('text', 0)]: '#000',
  [nameOf('surface', 0)]: '#fff',
  [nameOf('canvas', 0)]: '#fff',
};
