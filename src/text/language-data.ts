import type { Text } from './en.ts';
import type { Phrase, Plurals } from './phrase.ts';

/**
 * A language as data, such as `fr.json`: English's keys with texts. Where English has messages with values, the data
 * has patterns (`{count} mots`), or patterns by plural category.
 */
export type LanguageData<Part = Text> =
  Part extends Phrase<never>
    ? string | Plurals
    : Part extends string
      ? string
      : Part extends readonly (infer Item)[]
        ? readonly LanguageData<Item>[]
        : { readonly [Key in keyof Part]: LanguageData<Part[Key]> };
