// Colours that stay readable whatever a partner chooses, in CSS alone. All calculations are in `xyz`, whose y is the
// luminance that WCAG's contrast is based on, so they are exact, not estimated.

/** White; between it and black is the luminance 0.183, on which both are equally readable (4.5 : 1). */
const whitePoint = { x: 0.9505, y: 1, z: 1.089 } as const;
const middle = 0.183;

type Channel = keyof typeof whitePoint;

const channels = (of: (channel: Channel) => string): string => `${of('x')} ${of('y')} ${of('z')}`;

/** 1 if a luminance is above a limit, otherwise 0. */
const isAbove = (luminance: string, limit: number): string => `clamp(0,(${luminance} - ${limit})*999,1)`;

/** A product, without factors that change nothing. */
const times = (factor: number, term: string): string => (factor === 1 ? term : `${factor}*${term}`);

/** Black or white, whichever is readable on a colour. */
export const blackOrWhite = (on: string): string =>
  `color(from ${on} xyz ${channels((one) => `calc(${times(whitePoint[one], `(1 - ${isAbove('y', middle)})`)})`)}/1)`;

/** A colour without transparency. */
export const opaque = (color: string): string => `color(from ${color} xyz x y z/1)`;

/** A translucent colour as it appears on a page with the host's scheme. */
export const onPage = (color: string): string => {
  const onWhite = channels((one) => `calc(${one}*alpha + ${times(whitePoint[one], '(1 - alpha)')})`);
  const onBlack = channels((one) => `calc(${one}*alpha)`);
  return `light-dark(color(from ${color} xyz ${onWhite}/1),color(from ${color} xyz ${onBlack}/1))`;
};

// A division by zero is infinite, which `min` and `max` bring back between 0 and 1.

/** A background for text: one of medium lightness is shifted until text on it can have a contrast of 7 : 1. */
export const ground = (color: string): string => {
  const isLight = isAbove('y', middle);
  const white = `min(${isLight},max(0,(.3 - y)/(1 - y)))`;
  const move = (one: Channel): string =>
    `calc(${one}*min(1,.1/y + ${isLight}) + ${white}*(${whitePoint[one]} - ${one}))`;
  return `color(from ${color} xyz ${channels(move)}/1)`;
};

const withBlackOrWhite = (one: Channel): string =>
  `calc(${one}*min(2*alpha,2 - 2*alpha) + ${times(whitePoint[one], 'max(0,2*alpha - 1)')})`;

/**
 * Darkens or lightens an opaque colour just enough to have a contrast on a background. A relative colour can read only one
 * colour, so the background's luminance is passed in the alpha of a mix, which is (1 + luminance) / 2. In the same way,
 * the share of black or white is passed to the outer colour: its alpha is below one half for black, above for white.
 */
export const legible = (
  color: string,
  { on, contrast }: { readonly on: string; readonly contrast: number },
): string => {
  const both = `color-mix(in xyz,${color},color(from ${on} xyz 0 0 0/y))`;
  const isLight = isAbove('2*alpha', 1 + middle);
  const black = `min(${isLight},max(0,1 - ((2*alpha - .95)/${contrast} - .05)/(2*alpha*y)))`;
  const white = `min(1 - ${isLight},max(0,((2*alpha - .95)*${contrast} - .05 - 2*alpha*y)/(1 - 2*alpha*y)))`;
  const mixed = `color(from ${both} xyz ${channels((one) => `calc(2*alpha*${one})`)}/calc(.5 - ${black}/2 + ${white}/2))`;
  return `color(from ${mixed} xyz ${channels(withBlackOrWhite)}/1)`;
};
