/** A language by the name that its speakers give it, such as `Français`: those who look for it know that one. */
export function languageName(language = 'en'): string {
  const [code = 'en'] = language.split('-');
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
