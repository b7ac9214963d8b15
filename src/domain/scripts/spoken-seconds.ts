import { standardLanguage } from './languages/languages.ts';
import { findLanguage } from './script-language.ts';
import { spokenWords } from './spoken-words.ts';

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
