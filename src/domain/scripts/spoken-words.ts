import type { LanguageRules } from './languages/language-rules.ts';
import { numberWords } from './number-words.ts';
import { webDomains } from './web-domains.ts';

/** A kind of text that is written differently from how it is said: its pattern, and its number of spoken words. */
interface Kind {
  readonly pattern: string;
  readonly count: (written: string, rules: LanguageRules) => number;
}

const digitsOf = (written: string): string => written.replaceAll(/\D/g, '');
const lettersAndRuns = (written: string): number => written.match(/[\p{L}\p{M}'’]+|\d+/gu)?.length ?? 0;

/** Digits with a leading zero, or too many to be said as a number, are read one by one. */
function wordsOfDigits(digits: string, rules: LanguageRules): number {
  const isRead = digits.length > 9 || (digits.length > 1 && digits.startsWith('0'));
  return isRead ? digits.length : numberWords(Number(digits), rules.numbers);
}

/** An amount: thousands are in groups of three, so any other digits after a point or comma are cents. */
function wordsOfSum(written: string, rules: LanguageRules): number {
  const [, whole = '', cents = ''] = /(\d[\d\s.,]*?)(?:[.,](\d{1,2}))?\D*$/u.exec(written) ?? [];
  const words = wordsOfDigits(digitsOf(whole), rules) + 1;
  return Number(cents) > 0 ? words + wordsOfDigits(String(Number(cents)), rules) + 1 : words;
}

/** An hour, with its minutes if there are any, and a.m. or p.m. */
function wordsOfTime(written: string, rules: LanguageRules): number {
  const [, hours = '', minutes = '', half = ''] = /^(\d+)\s?[:h]?\s?(\d*)\s?([ap]?)/iu.exec(written) ?? [];
  const hour = numberWords(Number(hours), rules.numbers) + rules.numbers.hourWords;
  return hour + (Number(minutes) > 0 ? wordsOfDigits(minutes, rules) : 0) + (half === '' ? 0 : 2);
}

/** An address is said sign by sign: `www` as three letters, and one word for each dot, slash and at sign. */
function wordsOfAddress(written: string): number {
  const said = written.replace(/^https?:\/\//iu, '').replace(/[/.]+$/u, '');
  const signs = said.match(/[^\p{L}\p{N}]/gu)?.length ?? 0;
  return lettersAndRuns(said) + signs + (/^www\./iu.test(said) ? 2 : 0);
}

function wordsOfNumber(written: string, rules: LanguageRules): number {
  const [, whole = '', decimals = ''] = /^([\d.,\s]*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? [];
  return wordsOfDigits(digitsOf(whole) || '0', rules) + (decimals === '' ? 0 : 1 + decimals.length);
}

/** The first kind that matches counts. */
const kinds: readonly Kind[] = [
  {
    pattern: String.raw`(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.${webDomains}\b(?:\/[^\s,;]*)?`,
    count: wordsOfAddress,
  },
  {
    pattern: String.raw`[$€£]\s?\d(?:[\d.,]|\s(?=\d{3}(?!\d)))*|\d(?:[\d.,]|\s(?=\d{3}(?!\d)))*\s?[$€£]`,
    count: wordsOfSum,
  },
  {
    pattern: String.raw`\b\d{1,2}\s?(?::|h)\s?\d{2}(?!\d)(?:\s?[ap]\.?m\b\.?)?|\b\d{1,2}\s?(?:h\b|[ap]\.?m\b\.?)`,
    count: wordsOfTime,
  },
  // A phone number, with any separators between its groups.
  {
    pattern: String.raw`\+?\(?\d(?:[\s().-]{0,2}\d){6,}`,
    count: (written) => digitsOf(written).length,
  },
  { pattern: String.raw`\d+(?:[., ]\d{3}(?!\d))*(?:[.,]\d{1,2})?`, count: wordsOfNumber },
  // Letters that are read one by one.
  { pattern: String.raw`(?<![\p{L}\p{M}])[B-DF-HJ-NP-TV-Z]{2,4}(?![\p{L}\p{M}])`, count: (written) => written.length },
  { pattern: String.raw`[&@#%+=*°]`, count: () => 1 },
  { pattern: String.raw`[\p{L}\p{M}][\p{L}\p{M}'’]*`, count: () => 1 },
];

/** Case distinguishes words from initials, so only this pattern is case-sensitive. */
const pattern = new RegExp(kinds.map((kind) => `(${kind.pattern})`).join('|'), 'gu');

/**
 * The number of spoken words in a text: phone numbers digit by digit, amounts, times and numbers in words, website
 * addresses with their dots, initials letter by letter.
 */
export function spokenWords(text: string, rules: LanguageRules): number {
  let words = 0;
  for (const [written, ...groups] of text.matchAll(pattern)) {
    const kind = kinds[groups.findIndex((group) => group !== undefined)];
    words += kind?.count(written, rules) ?? 0;
  }
  return words;
}
