/** The languages that the shop speaks. */
export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** What dates, numbers and lists are written by: English and French as in Canada, Spanish as in the United States. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA', es: 'es-US' };

/** The language that a text names, such as `fr` or `fr-CA`; undefined where the shop does not speak it. */
export function languageIn(text: string): Language | undefined {
  const [, asked] = /^\s*([a-z]{2})\b/iu.exec(text) ?? [];
  return languages.find((language) => language === asked?.toLowerCase());
}

/** The first language of an `accept-language` header that the shop speaks, else English. */
export function languageAsked(header = ''): Language {
  for (const part of header.split(',')) {
    const language = languageIn(part);
    if (language !== undefined) return language;
  }
  return 'en';
}
