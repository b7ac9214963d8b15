import * as v from 'valibot';

export const word = v.pipe(v.string(), v.trim(), v.nonEmpty());

export const numberOrString = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const id = v.pipe(numberOrString, word);

/** The value if it is valid, otherwise null. */
export const orNull = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.nullish(schema, null), null);

/**
 * An object whose fields all have fallbacks. They also apply if it is missing or something else: a text, a number or a
 * list has none of the fields.
 */
export const optionalObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.nullish(v.pipe(v.unknown(), v.transform(Object), v.object(entries)), {});

export const text = orNull(v.string());

/** A string; empty if it is missing or something else, as databases send unknown values as null or leave them out. */
export const textOrEmpty = v.fallback(v.string(), '');

/** A list of strings that are not blank: if missing, the list is empty; a single string becomes a list of one. */
export const textList = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => [value].flat()),
    v.array(v.string()),
    v.filterItems((one) => one.trim() !== ''),
  ),
  () => [],
);

/** A finite number, which may arrive as a string (databases send decimals that way). */
export const amount = v.pipe(id, v.transform(Number), v.finite());

/** A limit in money; 0 means none. */
export const optionalAmount = v.fallback(amount, 0);

/** Whether something applies; if unknown, it does not. */
export const flag = v.fallback(v.boolean(), false);
