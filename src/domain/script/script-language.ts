/** The languages whose scripts have rules to be checked by, as primary tags. */
export const scriptLanguages = ['en', 'fr', 'es'] as const;
export type ScriptLanguage = (typeof scriptLanguages)[number];

/** The languages that scripts are told apart in reliably enough to tell the buyer. */
export const toldLanguages = [...scriptLanguages, 'it', 'pt', 'de'] as const;

/** Returns the primary tag of the language that a text is certainly in; null if it is too short, or in two languages. */
export type TellLanguage = (text: string) => string | null;

/** What shops call languages, in the form's languages and their own. */
const names: Readonly<Record<string, string>> = {
  en: 'english anglais inglés inglese inglês englisch eng',
  fr: 'french français francés francese francês französisch fra fre',
  es: 'spanish espagnol español castellano spagnolo espanhol spanisch spa',
  it: 'italian italien italiano italienisch ita',
  pt: 'portuguese portugais portugués portoghese português portugiesisch por',
  de: 'german allemand alemán tedesco alemão deutsch ger deu',
};
const tagsByName: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([tag, words]) => words.split(' ').map((word) => [word, tag] as const)),
);

/** The primary tag of a language as shops write it: `fr` for `fr-CA`, `FR` and `French`. */
export function languageTag(language: string): string {
  const [primary = ''] = language
    .trim()
    .toLowerCase()
    .split(/[-_\s(]/);
  return tagsByName.get(primary) ?? primary;
}

/** Whether a language as a shop writes it is certainly one that we know by its tag. */
export const isLanguageTag = (language: string): boolean => /^[a-z]{2}$/u.test(languageTag(language));

/** The language of a tag if its scripts have rules, else null. */
export const scriptLanguage = (tag: string): ScriptLanguage | null =>
  scriptLanguages.find((language) => language === languageTag(tag)) ?? null;
