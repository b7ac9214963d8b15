/** So many percent of a colour, mixed into another one. */
export const mix = (color: string, percent: number, on = 'var(--vo-surface)'): string =>
  `color-mix(in oklab,${color} ${percent}%,${on})`;

/** Black or white, whichever is readable on a colour: with a lightness of 49.4, both have the same contrast. */
const blackOrWhite = (on: string): string => `lab(from ${on} calc((49.4 - l)*999) 0 0)`;

const accent = 'var(--vo-accent)';
const text = 'var(--vo-text)';

/** A dark accent becomes lighter on a dark background. */
const accentOnSurface = `light-dark(${accent},oklch(from ${accent} max(l,.7) c h))`;

/**
 * The form's colours. Partners set `--voice-order-*` (docs/embedding.md, Styling). What follows from a property that is
 * not set is invalid, and `var()` then uses its fallback.
 */
export const themedColors: Readonly<Record<string, string>> = {
  '--vo-accent': 'var(--voice-order-accent,light-dark(#4b41d8,#a39dff))',
  '--vo-on-accent': `var(--voice-order-on-accent,${blackOrWhite(accent)})`,
  '--vo-accent-text': accentOnSurface,
  '--vo-accent-line': accentOnSurface,
  '--vo-surface': 'var(--voice-order-surface,light-dark(#fff,#191b23))',
  '--vo-canvas-of-surface': 'oklch(from var(--voice-order-surface) calc(l - .025) c h)',
  '--vo-canvas': 'var(--voice-order-canvas,var(--vo-canvas-of-surface,light-dark(#f4f5f8,#0f1016)))',
  '--vo-text-of-surface': blackOrWhite('var(--voice-order-surface)'),
  '--vo-text': 'var(--voice-order-text,var(--vo-text-of-surface,light-dark(#1b1c26,#eceef5)))',
  '--vo-on-canvas': mix(text, 76, 'var(--vo-canvas)'),
  '--vo-muted': mix(text, 76),
  // On dark surfaces, a line needs more contrast to be seen.
  '--vo-line': `light-dark(${mix(text, 13)},${mix(text, 24)})`,
  '--vo-line-strong': mix(text, 50),
  '--vo-danger': 'light-dark(#b3261e,#ffb4ab)',
  '--vo-success': 'light-dark(#14683a,#7ddba0)',
  '--vo-warning': 'light-dark(#825200,#ffc76b)',
};

/** Browsers without relative colours show the form's own light colours. */
export const plainColors: Readonly<Record<string, string>> = {
  '--vo-accent': '#4b41d8',
  '--vo-on-accent': '#fff',
  '--vo-accent-text': '#4b41d8',
  '--vo-accent-line': '#4b41d8',
  '--vo-surface': '#fff',
  '--vo-canvas': '#f4f5f8',
  '--vo-text': '#1b1c26',
  '--vo-on-canvas': '#484953',
  '--vo-muted': '#4a4b54',
  '--vo-line': '#dfdfe1',
  '--vo-line-strong': '#83848b',
  '--vo-danger': '#b3261e',
  '--vo-success': '#14683a',
  '--vo-warning': '#825200',
};

/** For print. */
export const blackOnWhite = { '--vo-text': '#000', '--vo-surface': '#fff', '--vo-canvas': '#fff' };
