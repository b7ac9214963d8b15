/** The language's word for one of the shop's, or else the shop's own word. */
export function wordFor(words: Readonly<Record<string, string>>, name: string): string {
  const key = name.toLowerCase();
  return (Object.hasOwn(words, key) && words[key]) || name;
}
