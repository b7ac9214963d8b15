import { languages, type Language } from './language.ts';

/** The language of a tag such as `fr` or `fr-CA`; undefined if the shop does not have it. */
export function languageIn(text: string): Language | undefined {
  const [, asked] = /^\s*([a-z]{2})\b/iu.exec(text) ?? [];
  return languages.find((language) => language === asked?.toLowerCase());
}
