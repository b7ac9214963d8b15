/**
 * A date of `Intl` as people write it in a language (its tag), where `Intl` does not: the first of a month in French, no
 * comma within a Spanish sentence.
 */
export function dateAsWritten(date: string, language: string): string {
  if (language.startsWith('fr')) return date.replace(/\b1\b/u, '1er');
  return language.startsWith('es') ? date.replace(',', '') : date;
}
