export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

export type OtherLanguage = Exclude<Language, 'en'>;
export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== 'en');

/** The shop's facts about a language, besides its texts. */
export interface LanguageFacts {
  /** The locale for dates, numbers and lists. */
  readonly locale: string;
  /** The language's own name, as a link. */
  readonly name: string;
  /** A colon, with a space before it if the language uses one. */
  readonly colon: string;
  /** The language named in a model's instructions; null leaves it to the buyer's description. */
  readonly drafts: string | null;
}

/** English and French as in Canada, Spanish as in the United States. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  en: { locale: 'en-CA', name: 'English', colon: ':', drafts: null },
  fr: { locale: 'fr-CA', name: 'Français', colon: '\u00a0:', drafts: 'French as it is spoken in Quebec' },
  es: {
    locale: 'es-US',
    name: 'Español',
    colon: ':',
    drafts: 'Spanish as it is spoken in the United States, with usted',
  },
};

/** The language of a tag such as `fr` or `fr-CA`; undefined if the shop does not have it. */
export function languageIn(text: string): Language | undefined {
  const [, asked] = /^\s*([a-z]{2})\b/iu.exec(text) ?? [];
  return languages.find((language) => language === asked?.toLowerCase());
}
