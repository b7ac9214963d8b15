/** The constant of G.711 in North America and Japan. */
const mu = 255;
/** Levels on each side of silence: eight bits, one of which is the sign. */
const levels = 127;

/** A sample from -1 to 1 as it comes out of a telephone line: compressed, rounded to eight bits and expanded again. */
function throughMuLaw(sample: number): number {
  const compressed = Math.log1p(mu * Math.min(1, Math.abs(sample))) / Math.log1p(mu);
  const rounded = Math.round(compressed * levels) / levels;
  return Math.sign(sample) * (Math.expm1(rounded * Math.log1p(mu)) / mu);
}

/** The same curve for a `WaveShaperNode`: so many samples from -1 to 1. */
export const muLawCurve = (size: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: size }, (_, index) => throughMuLaw((index / (size - 1)) * 2 - 1));
