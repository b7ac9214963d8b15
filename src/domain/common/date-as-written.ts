/**
 * Corrects a date of `Intl` for a language (its tag) if `Intl` does not write it as people do: the first of a month in
 * French, no comma within a Spanish sentence.
 */
export function dateAsWritten(date: string, language: string): string {
  if (language.startsWith('fr')) return date.replace(/\b1\b/u, '1er');
  return language.startsWith('es') ? date.replace(',', '') : date;
}
