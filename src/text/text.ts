import { en, type Text } from './en.ts';
import { deskDataOf, toText } from './to-text.ts';

/** The texts that are here, by language. English always is, and stands in for those that are not. */
const texts = new Map<string, Text>([['en', en]]);

/** What came along with texts for the script desk, which reads it when it is here. */
const deskData = new WeakMap<Text, unknown>();

/** The texts of the script desk that came along with others, as data. */
export const deskDataFor = (text: Text): unknown => deskData.get(text);

/** Languages whose texts are on their way. */
const coming = new Set<string>();

const listeners = new Set<() => void>();

/** The language of a BCP 47 tag, without its country: `fr-CA`, `fr_CA` and `fr` have the same texts. */
export const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** Whether the texts of a tag's language are here. */
export const hasTexts = (tag: string): boolean => texts.has(primary(tag));

/** Whether the texts of a tag's language are on their way: what is shown waits for them. */
export const areTextsComing = (tag: string): boolean => coming.has(primary(tag));

/** Calls back when texts arrive, or are no longer waited for. Gives the function that ends it. */
export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Says that the texts of a language are on their way. */
export function expectTexts(language: string): void {
  coming.add(language);
  tell();
}

/** Says that the texts of a language are no longer waited for. */
export function giveUpTexts(language: string): void {
  if (coming.delete(language)) tell();
}

/** Takes in the texts of a tag's language, as data (`LanguageData`). Throws where the data's `locale` is none. */
export function addTexts(tag: string, data: unknown): void {
  const text = toText(data);
  texts.set(primary(tag), text);
  deskData.set(text, deskDataOf(data));
  coming.delete(primary(tag));
  tell();
}

/** The texts of a language, by BCP 47 tag; English where there are none. */
export const textIn = (tag: string): Text => texts.get(primary(tag)) ?? en;

/** The language of the texts as a tag: the page's own where it names a country too, else the one of the texts. */
export function textLocale(tag: string): string {
  const isOwn = hasTexts(tag) && /[-_]/.test(tag);
  return isOwn ? tag : textIn(tag).locale;
}

/** How amounts are written: as the page's language has it, also where the texts are not in it. */
export function numberLocale(tag: string): string {
  return hasTexts(tag) ? textLocale(tag) : tag;
}
