import { languages, ruledLanguages, type Language, type LanguageRules } from './languages/languages.ts';
import { addressPattern } from './check/wording.ts';

const tagsByName: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ tag, names }) => names.map((name) => [name, tag] as const)),
);

/** The primary tag of a language as shops write it: `fr` for `fr-CA`, `FR` and `French`. */
export function languageTag(language: string): string {
  const [primary = ''] = language
    .trim()
    .toLowerCase()
    .split(/[-_\s(]/);
  return tagsByName.get(primary) ?? primary;
}

/** Whether a language as a shop writes it is certainly one whose tag we know. */
export const isLanguageTag = (language: string): boolean => /^[a-z]{2}$/u.test(languageTag(language));

/** The data of a language as shops write it, or by its tag; undefined if it is unknown. */
export const findLanguage = (language: string): Language | undefined =>
  languages.find(({ tag }) => tag === languageTag(language));

/** The rules for scripts in a language; undefined if it has none. */
export const findRules = (language: string): LanguageRules | undefined =>
  ruledLanguages.find(({ tag }) => tag === languageTag(language));

const vocabularies = languages.map(({ tag, commonWords }) => ({ tag, words: new Set(commonWords.split(' ')) }));

/** A text with fewer words does not show its language. */
const fewestWords = 4;

/** How many more common words a text must have of its language than of any other. */
const lead = 2;

/** About half of the words of a text are common words of its language; a quarter is too many to be chance. */
const leastShare = 0.25;

/** The length of the part of a text that is examined, in characters. */
const mostCharacters = 2000;

function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return null;
  const [first, second] = vocabularies
    .map((one) => ({ tag: one.tag, count: words.filter((word) => one.words.has(word)).length }))
    .toSorted((one, other) => other.count - one.count);
  if (first === undefined || first.count < words.length * leastShare) return null;
  return first.count >= (second?.count ?? 0) + lead ? first.tag : null;
}

/**
 * Returns the primary tag of the language that a script is certainly in: the one whose common words it has most of. Returns
 * null if that is not clear, or if a sentence is in another language, as in bilingual greetings.
 */
export function tellLanguage(text: string): string | null {
  const plain = text
    .slice(0, mostCharacters)
    .replaceAll(/\[[^\]]*\]/gu, ' ')
    .replaceAll(addressPattern, ' ');
  const language = languageOf(plain);
  const sentences = plain.split(/[.!?…:;\n]+/u).map(languageOf);
  return sentences.every((one) => one === null || one === language) ? language : null;
}

/** The language used to check, time and read a text: its own if that is certain, otherwise the given one. */
export const checkedLanguage = (text: string, fallback: string): string => tellLanguage(text) ?? fallback;
