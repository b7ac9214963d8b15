import type { Language } from './language.ts';

/** Values of a record in other languages than English, as far as there are any. */
export type Translations<Name extends string, Value = string> = Partial<
  Readonly<Record<Exclude<Language, 'en'>, Partial<Readonly<Record<Name, Value>>>>>
>;

interface Translated {
  readonly translations: Translations<string, unknown> | null;
}

/** A record as it reads in a language; what nobody has translated is English. */
export function inLanguage<Row extends Translated>(language: Language, row: Row): Omit<Row, 'translations'> {
  const { translations, ...english } = row;
  return language === 'en' ? english : { ...english, ...translations?.[language] };
}
