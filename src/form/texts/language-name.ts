/**
 * A language by its own name, such as `Français`, because those who look for it know that name. A region is included:
 * `en-GB` and `en-US` differ. A string that is not a language tag is shown unchanged.
 */
export function languageName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
