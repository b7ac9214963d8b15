import { otherLanguages, type Language, type OtherLanguage } from './language.ts';

/** Values of a record in languages other than English, if any. */
export type Translations<Name extends string, Value = string> = Partial<
  Readonly<Record<OtherLanguage, Partial<Readonly<Record<Name, Value>>>>>
>;

interface Translated {
  readonly translations: Translations<string, unknown> | null;
}

/** A value in each other language. */
export const inOtherLanguages = <Value>(
  valueIn: (language: OtherLanguage) => Value,
): Partial<Record<OtherLanguage, Value>> =>
  Object.fromEntries(otherLanguages.map((language) => [language, valueIn(language)]));

/** A record in a language; fields without a translation are in English. */
export function inLanguage<Row extends Translated>(language: Language, row: Row): Omit<Row, 'translations'> {
  const { translations, ...english } = row;
  return language === 'en' ? english : { ...english, ...translations?.[language] };
}
