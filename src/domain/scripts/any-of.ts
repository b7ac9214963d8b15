/**
 * The source of a pattern that fits any of these words, and nothing if there are none. Either apostrophe fits both, and a
 * blank fits any other one in a line.
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
