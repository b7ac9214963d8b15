import { addressPattern } from './check/addresses.ts';
import { standardLanguage } from './languages/languages.ts';
import { findLanguage } from './script-language.ts';

const digitsIn = (written: string): number => written.replaceAll(/\D/gu, '').length;

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
  // A phone number or another one, with any separators between its groups: about as many words as digits.
  [String.raw`\+?\(?\d(?:[\s().-]{0,2}\d){6,}|\d+(?:[., ]\d{3}(?!\d))*(?:[.,]\d{1,2})?`, digitsIn],
  // Letters that are read one by one.
  [String.raw`(?<![\p{L}\p{M}])[B-DF-HJ-NP-TV-Z]{2,4}(?![\p{L}\p{M}])`, (written) => written.length],
  [String.raw`[$€£&@#%+=*°]|[\p{L}\p{M}][\p{L}\p{M}'’]*`, () => 1],
];

/** Case distinguishes words from initials, so this pattern is case-sensitive. */
const spoken = new RegExp(kinds.map(([pattern]) => `(${pattern})`).join('|'), 'gu');

/**
 * About the number of spoken words in a text, in any language: numbers digit by digit, addresses with their dots,
 * initials letter by letter.
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
