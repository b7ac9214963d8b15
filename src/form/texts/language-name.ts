/**
 * A language by the name that its speakers give it, such as `Français`: those who look for it know that one. A region is
 * named too: `en-GB` and `en-US` are two. What is no language tag stays as the shop wrote it.
 */
export function languageName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
