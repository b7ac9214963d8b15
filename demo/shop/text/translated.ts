import { otherLanguages, type Language, type OtherLanguage } from './language.ts';

/** Values of a record in other languages than English, as far as there are any. */
export type Translations<Name extends string, Value = string> = Partial<
  Readonly<Record<OtherLanguage, Partial<Readonly<Record<Name, Value>>>>>
>;

interface Translated {
  readonly translations: Translations<string, unknown> | null;
}

/** What a value is in each other language. */
export const inOtherLanguages = <Value>(
  valueIn: (language: OtherLanguage) => Value,
): Partial<Record<OtherLanguage, Value>> =>
  Object.fromEntries(otherLanguages.map((language) => [language, valueIn(language)]));

/** A record as it reads in a language; what nobody has translated is English. */
export function inLanguage<Row extends Translated>(language: Language, row: Row): Omit<Row, 'translations'> {
  const { translations, ...english } = row;
  return language === 'en' ? english : { ...english, ...translations?.[language] };
}
