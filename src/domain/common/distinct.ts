/** The distinct values of a list in alphabetical order. Slow when first used: the browser sets up its languages. */
export const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].toSorted((a, b) => a.localeCompare(b));
