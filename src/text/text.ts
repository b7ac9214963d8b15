import { en, type Text } from './en.ts';

const languages: ReadonlyMap<string, Text> = new Map([['en', en]]);

/** The texts of a language, by BCP 47 tag (`fr-CA`, `fr_CA`, `fr`); English where there are none. */
export function textOf(language: string): Text {
  const primary = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return languages.get(primary) ?? en;
}
