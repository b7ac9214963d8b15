import * as v from 'valibot';

/** A text that says something. */
export const word = v.pipe(
  v.string(),
  v.transform((value) => value.trim()),
  v.check((value) => value !== '', 'empty'),
);

/** An id: a text, or a number that becomes one. */
export const id = v.pipe(v.union([word, v.number()]), v.transform(String));

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
  v.union([v.number(), v.pipe(word, v.transform(Number))]),
  v.number(),
  v.check((value) => Number.isFinite(value), 'not a number'),
);

/** A limit in money: 0 where there is none. */
export const optionalAmount = v.fallback(v.nullish(amount, 0), 0);
