import { standardLanguage } from './languages/languages.ts';
import { findLanguage, findRules } from './script-language.ts';
import { spokenWords } from './spoken-words.ts';

/** Seconds of silence between two sentences, as listeners like it best (University of Sheffield; plaza.directvoices.com/voice). */
const pauseSeconds = 0.48;

/** Ends of sentences and lines after which there is more to say. */
const pause = /[.!?…:;][»”"')\]]*\s+(?=\S)|\n\s*(?=\S)/gu;

/**
 * How many seconds it takes to speak a text in a language, by its primary tag, pauses between sentences included; 0 if
 * there is nothing to say. Languages without rules or a rate are counted as the standard one.
 */
export function spokenSeconds(text: string, language: string): number {
  const words = spokenWords(text, findRules(language) ?? standardLanguage);
  if (words === 0) return 0;
  const pauses = text.trim().match(pause)?.length ?? 0;
  const { wordsPerSecond } = findLanguage(language) ?? standardLanguage;
  return words / wordsPerSecond + pauses * pauseSeconds;
}
