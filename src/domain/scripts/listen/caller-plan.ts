/** A part of what a caller hears: a voice's sample, or music alone for so many seconds. */
export type CallerPart = { readonly url: string } | { readonly seconds: number };

/**
 * What a caller hears of an order, based on its voices' samples: each in turn, followed by so many seconds of music, if
 * there is any. Voices without a sample are left out.
 */
export function callerPlan(samples: readonly (string | null)[], musicSeconds: number): readonly CallerPart[] {
  const gap = musicSeconds > 0 ? [{ seconds: musicSeconds }] : [];
  return samples.flatMap((url) => (url === null ? [] : [{ url }, ...gap]));
}
