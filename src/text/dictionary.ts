const dictionaries = new WeakSet<object>();

/** Marks an object whose keys are each language's own; those of all others are the same in every language. */
export function dictionary<Words extends object>(words: Words): Words {
  dictionaries.add(words);
  return words;
}

export const isDictionary = (value: object): boolean => dictionaries.has(value);
