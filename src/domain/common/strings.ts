/** A word or name as at the beginning of a line or sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Lower case without accents, so that `lucia` finds Lucía. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The distinct values of a list in alphabetical order. Slow when first used: the browser sets up its languages. */
export const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].toSorted((a, b) => a.localeCompare(b));

/** The known words of a space-separated list, each once, in order. */
export const listed = <Word extends string>(list: string | null, known: readonly Word[]): readonly Word[] =>
  [...new Set(list?.split(/\s+/))].flatMap((word) => known.filter((one) => one === word));

/**
 * Corrects a date of `Intl` for a language (its tag) if `Intl` does not write it as people do: the first of a month in
 * French, no comma within a Spanish sentence.
 */
export function dateAsWritten(date: string, language: string): string {
  if (language.startsWith('fr')) return date.replace(/\b1\b/u, '1er');
  // No comma within a Spanish sentence, and a space within `p. m.`.
  return language.startsWith('es') ? date.replace(',', '').replace(/([ap])\.m\./u, '$1.\u00a0m.') : date;
}
