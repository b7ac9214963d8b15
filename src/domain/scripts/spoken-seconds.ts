import { addressPattern } from './check/addresses.ts';
import { standardLanguage } from './languages/languages.ts';
import { findLanguage } from './script-language.ts';

/**
 * The approximate number of words in spoken digits: one for each digit that is not zero, each hundred and each thousand.
 * Digits with a leading zero, or too many for a number, are read separately.
 */
function wordsOfDigits(digits: string): number {
  if (digits.length > 9 || /^0./u.test(digits)) return digits.length;
  const hundreds = digits.match(/[1-9](?=\d\d(?:\d{3})*$)/gu)?.length ?? 0;
  const thousands = Math.ceil(digits.length / 3) - 1;
  return Math.max(1, digits.replaceAll('0', '').length + hundreds + thousands);
}

/** A number with its decimals or cents; groups of three digits are thousands. */
function wordsOfNumber(written: string): number {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? [];
  return wordsOfDigits(whole.replaceAll(/\D/gu, '')) + (decimals === '' ? 0 : 1 + wordsOfDigits(decimals));
}

/** An address is said sign by sign: `www` as three letters, and one word for each dot, slash and at sign. */
function wordsOfAddress(written: string): number {
  const said = written.replace(/^https?:\/\//iu, '').replace(/[/.]+$/u, '');
  const parts = said.match(/[\p{L}\p{M}'’]+|\d+|[^\p{L}\p{N}]/gu)?.length ?? 0;
  return parts + (/^www\./iu.test(said) ? 2 : 0);
}

/** What is written differently from how it is said, and its number of spoken words; anything else is one word. */
const kinds: readonly (readonly [pattern: string, count: (written: string) => number])[] = [
  // The minutes of a full hour are not said.
  [String.raw`(?<=\d):00\b`, () => 0],
  // A phone number, with any separators between its groups.
  [String.raw`\+?\(?\d(?:[\s().-]{0,2}\d){6,}`, (written) => written.replaceAll(/\D/gu, '').length],
  [String.raw`\d+(?:[., ]\d{3}(?!\d))*(?:[.,]\d{1,2})?`, wordsOfNumber],
  // Letters that are read one by one.
  [String.raw`(?<![\p{L}\p{M}])[B-DF-HJ-NP-TV-Z]{2,4}(?![\p{L}\p{M}])`, (written) => written.length],
  [String.raw`[$€£&@#%+=*°]|[\p{L}\p{M}][\p{L}\p{M}'’]*`, () => 1],
];

/** Case distinguishes words from initials, so this pattern is case-sensitive. */
const spoken = new RegExp(kinds.map(([pattern]) => `(${pattern})`).join('|'), 'gu');

/**
 * About the number of spoken words in a text, in any language: phone numbers digit by digit, numbers in words, addresses
 * with their dots, initials letter by letter.
 */
export function spokenWords(text: string): number {
  let words = 0;
  for (const [address] of text.matchAll(addressPattern)) words += wordsOfAddress(address);
  for (const [written, ...groups] of text.replaceAll(addressPattern, ' ').matchAll(spoken)) {
    words += kinds[groups.findIndex((group) => group !== undefined)]?.[1](written) ?? 0;
  }
  return words;
}

/**
 * Seconds of silence between two sentences, as listeners prefer it (University of Sheffield;
 * plaza.directvoices.com/voice).
 */
const pauseSeconds = 0.48;

/** Ends of sentences and lines that are followed by more text. */
const pause = /[.!?…:;][»”"')\]]*\s+(?=\S)|\n\s*(?=\S)/gu;

/**
 * The seconds it takes to speak a text in a language (by its primary tag), including pauses between sentences; 0 if
 * there is nothing to say. Languages without a rate use the standard one.
 */
export function spokenSeconds(text: string, language: string): number {
  const words = spokenWords(text);
  if (words === 0) return 0;
  const pauses = text.trim().match(pause)?.length ?? 0;
  const { wordsPerSecond } = findLanguage(language) ?? standardLanguage;
  return words / wordsPerSecond + pauses * pauseSeconds;
}
