import { languages, type Language } from './language.ts';

/** The language that a text names, such as `fr` or `fr-CA`; undefined where the shop does not speak it. */
export function languageIn(text: string): Language | undefined {
  const [, asked] = /^\s*([a-z]{2})\b/iu.exec(text) ?? [];
  return languages.find((language) => language === asked?.toLowerCase());
}
