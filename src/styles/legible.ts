// Colours that stay readable whatever a partner picks, in CSS alone. All reckon in `xyz`, whose y is the very luminance
// that WCAG's contrast is made of, so that they are exact, not tuned by eye.

/** White; between it and black lies the luminance 0.183, on which both are equally readable (4.5 : 1). */
const whitePoint = { x: 0.9505, y: 1, z: 1.089 } as const;
const middle = 0.183;

type Channel = keyof typeof whitePoint;

const channels = (of: (channel: Channel) => string): string => `${of('x')} ${of('y')} ${of('z')}`;

/** 1 where a luminance is above a limit, else 0. */
const isAbove = (luminance: string, limit: number): string => `clamp(0,(${luminance} - ${limit})*999,1)`;

/** A product, without what changes nothing. */
const times = (factor: number, term: string): string => (factor === 1 ? term : `${factor}*${term}`);

/** Black or white, whichever reads on a colour. */
export const blackOrWhite = (on: string): string =>
  `color(from ${on} xyz ${channels((one) => `calc(${times(whitePoint[one], `(1 - ${isAbove('y', middle)})`)})`)}/1)`;

/** A colour without transparency. */
export const opaque = (color: string): string => `color(from ${color} xyz x y z/1)`;

/** What a translucent colour looks like on a page of the host's scheme. */
export const onPage = (color: string): string => {
  const over = (page: number): string =>
    `color(from ${color} xyz ${channels((one) => `calc(${one}*alpha + ${page * whitePoint[one]}*(1 - alpha))`)}/1)`;
  return `light-dark(${over(1)},${over(0)})`;
};

/** A ground for texts: one of middle lightness is moved until text can have a contrast of 7 : 1 on it. */
export const ground = (color: string): string => {
  const isLight = isAbove('y', middle);
  const move = (one: Channel): string =>
    `calc(${one}*min(1,.1/max(.01,y) + ${isLight}) + ${isLight}*max(0,(.3 - y)/max(.01,1 - y))*(${whitePoint[one]} - ${one}))`;
  return `color(from ${color} xyz ${channels(move)}/1)`;
};

const withBlackOrWhite = (one: Channel): string =>
  `calc(${one}*min(2*alpha,2 - 2*alpha) + ${times(whitePoint[one], 'max(0,2*alpha - 1)')})`;

/**
 * A colour made darker or lighter, no more than it takes to have a contrast on a ground. A relative colour knows one
 * colour only: the ground's luminance comes along in the alpha of a mix, which is (1 + luminance) / 2. The same way the
 * share of black or white to add goes on to the outer colour: its alpha is below a half for black, above for white.
 */
export const legible = (
  color: string,
  { on, contrast }: { readonly on: string; readonly contrast: number },
): string => {
  const both = `color-mix(in xyz,${opaque(color)},color(from ${on} xyz 0 0 0/y))`;
  const isLight = isAbove('2*alpha', 1 + middle);
  const black = `${isLight}*max(0,1 - max(0,(2*alpha - .95)/${contrast} - .05)/max(.001,2*alpha*y))`;
  const white = `(1 - ${isLight})*max(0,min(1,(2*alpha - .95)*${contrast} - .05) - 2*alpha*y)/max(.001,1 - 2*alpha*y)`;
  const mixed = `color(from ${both} xyz ${channels((one) => `calc(2*alpha*${one})`)}/calc(.5 - ${black}/2 + ${white}/2))`;
  return `color(from ${mixed} xyz ${channels(withBlackOrWhite)}/1)`;
};
