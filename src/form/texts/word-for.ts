/** The language's word for one of the shop's, or else the shop's own word. */
export function wordFor(words: Readonly<Record<string, string>>, name: string): string {
  const key = name.toLowerCase();
  return (Object.hasOwn(words, key) && words[key]) || name;
}

/** A word at the beginning of a line. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
