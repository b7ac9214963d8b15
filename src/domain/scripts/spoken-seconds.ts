import { addressPattern } from './check/wording.ts';
import { standardLanguage } from './languages/languages.ts';
import { findLanguage } from './script-language.ts';

/** Words, digits and signs that are spoken. */
const spoken = /[\p{L}\p{M}][\p{L}\p{M}'’]*|\d|[$€£&@#%=*°]|\+(?!\d)/gu;

/** Letters that are read one by one. */
const initials = /^(?:[B-DF-HJ-NP-TV-Z]{2,4}|www)$/u;

/** An address with a sign that is spoken for each of its dots, slashes and hyphens. */
const spokenAddress = (address: string): string => address.replace(/^https?:\/\//iu, '').replaceAll(/[./_-]/gu, ' @ ');

/**
 * About the number of spoken words in a text, in any language. Phone numbers are read digit by digit, and other numbers
 * have about as many words as digits. The minutes of a full hour are not said.
 */
export function spokenWords(text: string): number {
  const words =
    text
      .replaceAll(/(?<=\d):00\b/gu, '')
      .replaceAll(addressPattern, spokenAddress)
      .match(spoken) ?? [];
  return words.reduce((sum, word) => sum + (initials.test(word) ? word.length : 1), 0);
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
