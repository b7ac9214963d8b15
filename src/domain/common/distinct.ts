/** The distinct values of a list in alphabetical order. */
export const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].toSorted((a, b) => a.localeCompare(b));
