import { isDictionary, namesIn, wording, type Phrase, type Plurals, type Wording } from './phrase.ts';
import { en, type Text } from './en.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPhrase = (value: unknown): value is Phrase => typeof value === 'function';

/** Whether data is a pattern, or patterns by plural category, with English's placeholders. */
function isWording(data: unknown, names: readonly string[]): data is string | Plurals {
  if (isText(data)) return namesIn(data).every((name) => names.includes(name));
  return (
    isFields(data) && isText(data['other']) && Object.values(data).every((one) => isText(one) && isWording(one, names))
  );
}

/** Whether data has the same type as the English value: a text, a list, or a dictionary. */
function isLike(english: unknown, data: unknown): boolean {
  if (isText(english)) return isText(data);
  const sample: unknown = Object.values(english ?? {})[0] ?? '';
  if (Array.isArray(english) !== Array.isArray(data)) return false;
  return typeof data === 'object' && data !== null && Object.values(data).every((one) => isLike(sample, one));
}

/** A language's value for a part of English, or English if the types differ. */
function fitted(english: unknown, data: unknown, locale: Pick<Wording, 'rules' | 'numbers'>): unknown {
  if (isPhrase(english)) {
    const { pattern } = english;
    return isWording(data, namesIn(pattern)) ? wording({ pattern, patterns: data, ...locale }) : english;
  }
  if (isFields(english) && !isDictionary(english)) {
    const given = isFields(data) ? data : {};
    return Object.fromEntries(Object.entries(english).map(([key, part]) => [key, fitted(part, given[key], locale)]));
  }
  return isLike(english, data) ? data : english;
}

/**
 * Converts texts from outside (`LanguageData`) into texts like English's, for a locale. Values that don't match are
 * replaced by English. Throws if the locale is not valid.
 */
export function textsLike<Texts extends object>(english: Texts, data: unknown, locale?: string): Texts {
  const formats = { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) };
  return Object.assign({ ...english }, fitted(english, data, formats));
}

/** The texts of a language from outside data. Throws if its `locale` is not valid. */
export function toText(data: unknown): Text {
  const { locale, direction, desk } = isFields(data) ? data : {};
  const texts = textsLike(en, data, isText(locale) ? locale : undefined);
  return { ...texts, direction: direction === 'rtl' ? 'rtl' : null, desk };
}
