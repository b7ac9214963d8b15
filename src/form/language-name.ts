/**
 * A language by the name that its speakers give it, such as `Français`: those who look for it know that one. What is no
 * language tag stays as the shop wrote it.
 */
export function languageName(language = 'en'): string {
  const [code = 'en'] = language.split('-');
  try {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return language;
  }
}
