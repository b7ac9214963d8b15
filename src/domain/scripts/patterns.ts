/**
 * The source of a pattern that matches any of these words, or nothing if there are none. Both kinds of apostrophes
 * match each other, and a space matches any white space within a line.
 */
export function anyOf(words: readonly string[]): string {
  const longestFirst = [...new Set(words)].toSorted((one, other) => other.length - one.length);
  const patterns = longestFirst.map((word) =>
    word
      .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
      .replaceAll(/['’]/g, "['’]")
      .replaceAll(/\s/g, String.raw`[^\S\n]`),
  );
  return `(?:${patterns.length === 0 ? '(?!)' : patterns.join('|')})`;
}
