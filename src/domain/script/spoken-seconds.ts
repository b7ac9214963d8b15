import type { ScriptLanguage } from './script-language.ts';
import { spokenWords } from './spoken-words.ts';

/**
 * Words a second in a calm, clear reading. English: 2.5 (150 a minute), what voice artists plan with for narrations
 * (plaza.directvoices.com/voice); with the pauses it makes 50 words of a message last 22 to 25 s, as makers of on-hold
 * messages count (easyonhold.com, "50-Word Rule"). French and Spanish: the same, by how fast the three are read aloud
 * in one study, 195 and 218 words a minute to English's 228 (Trauzettel-Klosinski and Dietz, "Standardized assessment of
 * reading performance", Investigative Ophthalmology & Visual Science 53, 2012, doi 10.1167/iovs.11-8284).
 */
const wordsPerSecond: Readonly<Record<ScriptLanguage, number>> = { en: 2.5, fr: 2.14, es: 2.39 };

/** Seconds of silence between two sentences, as listeners like it best (University of Sheffield; same page as above). */
const pauseSeconds = 0.48;

/** Ends of sentences and lines after which there is more to say. */
const pause = /[.!?…:;][»”"')\]]*\s+(?=\S)|\n\s*(?=\S)/gu;

/**
 * How many seconds it takes to speak a text, pauses between sentences included; 0 where there is nothing to say.
 */
export function spokenSeconds(text: string, language: ScriptLanguage): number {
  const words = spokenWords(text, language);
  if (words === 0) return 0;
  const pauses = text.trim().match(pause)?.length ?? 0;
  return words / wordsPerSecond[language] + pauses * pauseSeconds;
}
