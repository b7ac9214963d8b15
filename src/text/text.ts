import { en, type Text } from './en.ts';
import { fr } from './fr.ts';

/** Every language of the form: adding one is its file, and its line here. */
const languages: ReadonlyMap<string, Text> = new Map([
  ['en', en],
  ['fr', fr],
]);

const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** The texts of a language, by BCP 47 tag (`fr-CA`, `fr_CA`, `fr`); English where there are none. */
export function textOf(tag: string): Text {
  return languages.get(primary(tag)) ?? en;
}

/** The language of the texts as a tag: the page's own where it names a country too, else the one of the texts. */
export function textLocale(tag: string): string {
  const isOwn = languages.has(primary(tag)) && /[-_]/.test(tag);
  return isOwn ? tag : textOf(tag).locale;
}

/** How amounts are written: as the page's language has it, also where the texts are not in it. */
export function numberLocale(tag: string): string {
  return languages.has(primary(tag)) ? textLocale(tag) : tag;
}
