import * as v from 'valibot';

/** An id: a text, or a number that becomes one. */
export const id = v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]), v.transform(String));

/** A text that may be missing. */
export const text = v.fallback(v.nullish(v.string(), null), null);

/** A list of texts: a missing one is empty, one text alone is a list of one. */
export const textList = v.fallback(
  v.pipe(
    v.union([v.array(v.string()), v.string()]),
    v.transform((value) => [value].flat().filter((entry) => entry.trim() !== '')),
  ),
  () => [],
);

/** A finite number that may come as a text (databases send decimals so). */
export const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
);

/** A limit in money: 0 where there is none. */
export const optionalAmount = v.fallback(v.nullish(amount, 0), 0);
