import type { DeskText } from './desk-texts.ts';
import es from './es.json';
import fr from './fr.json';
import type { Text } from './en.ts';
import type { Phrase, Plurals } from './phrase.ts';

/**
 * A language as data, such as `fr.json`: English's keys with texts. Where English has messages with values, the data
 * has patterns (`{count} mots`), or patterns by plural category.
 */
type LanguageData<Part = Text> =
  Part extends Phrase<never>
    ? string | Plurals
    : Part extends string
      ? string
      : Part extends readonly (infer Item)[]
        ? readonly LanguageData<Item>[]
        : { readonly [Key in keyof Part]: LanguageData<Part[Key]> };

/**
 * The languages besides English, checked against its type: a language that lacks a text does not compile. Used by
 * tests; the form fetches the language that a page needs.
 */
export const translations = { es, fr } satisfies Readonly<
  Record<string, LanguageData & { readonly desk: LanguageData<DeskText> }>
>;
