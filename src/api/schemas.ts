import * as v from 'valibot';

/** A string that is not blank. */
export const word = v.pipe(
  v.string(),
  v.transform((value) => value.trim()),
  v.check((value) => value !== '', 'empty'),
);

/** An id: a string, or a number that is converted to one. */
export const id = v.pipe(v.union([word, v.number()]), v.transform(String));

/** The value if it is valid, otherwise null. */
export const orNull = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.nullish(schema, null), null);

/** An optional string. */
export const text = orNull(v.string());

/** A list of strings: if missing, the list is empty; a single string becomes a list of one. */
export const textList = v.fallback(
  v.pipe(
    v.union([v.array(v.string()), v.string()]),
    v.transform((value) => [value].flat().filter((entry) => entry.trim() !== '')),
  ),
  () => [],
);

/** A finite number, which may arrive as a string (databases send decimals that way). */
export const amount = v.pipe(
  v.union([v.number(), v.pipe(word, v.transform(Number))]),
  v.number(),
  v.check((value) => Number.isFinite(value), 'not a number'),
);

/** A limit in money; 0 means none. */
export const optionalAmount = v.fallback(amount, 0);

/** Whether something applies; if unknown, it does not. */
export const flag = v.fallback(v.boolean(), false);
