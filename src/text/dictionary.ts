const dictionaries = new WeakSet<object>();

/** Marks an object whose keys differ between languages; all other objects have the same keys in every language. */
export function dictionary<Words extends object>(words: Words): Words {
  dictionaries.add(words);
  return words;
}

export const isDictionary = (value: object): boolean => dictionaries.has(value);
