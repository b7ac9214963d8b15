import type { Issue } from '../domain/order/order-rules.ts';
import type { PhoneSystem } from '../domain/phone-systems/phone-systems.ts';
import type { WordCount } from '../domain/scripts/count-words.ts';
import { en, type Text } from './en.ts';
import { toText } from './to-text.ts';

/** The loaded texts, by language. English is always loaded, and is used for languages that are not. */
const texts = new Map<string, Text>([['en', en]]);

/** Languages whose texts are loading. */
const coming = new Set<string>();

const listeners = new Set<() => void>();

/** The language of a BCP 47 tag, without its country: `fr-CA`, `fr_CA` and `fr` have the same texts. */
export const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/** Whether the texts of a tag's language have loaded. */
export const hasTexts = (tag: string): boolean => texts.has(primary(tag));

/** Whether the texts of a tag's language are loading: the display waits for them. */
export const areTextsComing = (tag: string): boolean => coming.has(primary(tag)) && !hasTexts(tag);

/** Calls back when texts have loaded, or are no longer waited for. Returns the function that stops it. */
export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Marks the texts of a language as loading until a wait for them ends. */
export function expectTexts(language: string, wait: Promise<unknown>): void {
  coming.add(language);
  tell();
  void wait.finally(() => {
    coming.delete(language);
    tell();
  });
}

/** Adds the texts of a tag's language, as data (`LanguageData`). Throws if the data's `locale` is not valid. */
export function addTexts(tag: string, data: unknown): void {
  texts.set(primary(tag), toText(data));
  tell();
}

/** The texts of a language, by BCP 47 tag; English if there are none. */
export const textIn = (tag: string): Text => texts.get(primary(tag)) ?? en;

/** The language of the texts as a tag: the page's own tag if it includes a country, otherwise the texts' locale. */
export function textLocale(tag: string): string {
  const isOwn = hasTexts(tag) && /[-_]/.test(tag);
  return isOwn ? tag : textIn(tag).locale;
}

/** The locale for amounts: the page's language, even if the texts are not in it. */
export function numberLocale(tag: string): string {
  return hasTexts(tag) ? textLocale(tag) : tag;
}

/** The text of an issue: codes about a slot or message count it from 1, the others contain a number. */
export function issueText(text: Text, { code, index, count }: Issue): string {
  const words = text.issues[code];
  if (typeof words === 'string') return words;
  return words(count > 0 ? count : index + 1);
}

/** The number of words, and how many of them are extra, if any. */
export const wordsText = (text: Text['totals'], { words, wordsExtra }: WordCount): string =>
  text.words(words) + (wordsExtra > 0 ? ` ${text.extra(wordsExtra)}` : '');

/** The name of a phone system and the delivered format, in the buyer's language. */
export function phoneSystemText({ options: text }: Text, { value, label, format }: PhoneSystem) {
  const inWords = (words: string): string =>
    Object.entries(text.formatWords).reduce((said, [word, own]) => said.replaceAll(word, own), words);
  return { label: text.systemNames[value] ?? inWords(label), format: inWords(format) };
}
