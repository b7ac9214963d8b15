import { languages, ruledLanguages, type Language, type LanguageRules } from './languages/languages.ts';

const tagsByName: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ tag, names }) => names.map((name) => [name, tag] as const)),
);

/** The primary tag of a language as shops write it: `fr` for `fr-CA`, `FR` and `French`. */
export function languageTag(language: string): string {
  const [primary = ''] = language
    .trim()
    .toLowerCase()
    .split(/[-_\s(]/);
  return tagsByName.get(primary) ?? primary;
}

/** Whether a language as a shop writes it is certainly one whose tag we know. */
export const isLanguageTag = (language: string): boolean => /^[a-z]{2}$/u.test(languageTag(language));

/** The data of a language as shops write it, or by its tag; undefined if it is unknown. */
export const findLanguage = (language: string): Language | undefined =>
  languages.find(({ tag }) => tag === languageTag(language));

/** The rules for scripts in a language; undefined if it has none. */
export const findRules = (language: string): LanguageRules | undefined =>
  ruledLanguages.find(({ tag }) => tag === languageTag(language));
