import { scriptLanguage } from './script-language.ts';
import { spokenWords } from './spoken-words.ts';

/**
 * Words a second in a calm, clear reading. English: 2.5 (150 a minute), what voice artists plan with for narrations
 * (plaza.directvoices.com/voice); with the pauses it makes 50 words of a message last 22 to 25 s, as makers of on-hold
 * messages count (easyonhold.com, "50-Word Rule"). The others: the same, by how fast they are read aloud in one study:
 * English 228 words a minute, French 195, Spanish 218, Italian 188, Portuguese 181, German 179 (Trauzettel-Klosinski and Dietz, "Standardized assessment of
 * reading performance", Investigative Ophthalmology & Visual Science 53, 2012, doi 10.1167/iovs.11-8284).
 */
const wordsPerSecond: ReadonlyMap<string, number> = new Map([
  ['fr', 2.14],
  ['es', 2.39],
  ['it', 2.06],
  ['pt', 1.98],
  ['de', 1.96],
]);
const inEnglish = 2.5;

/** Seconds of silence between two sentences, as listeners like it best (University of Sheffield; same page as above). */
const pauseSeconds = 0.48;

/** Ends of sentences and lines after which there is more to say. */
const pause = /[.!?…:;][»”"')\]]*\s+(?=\S)|\n\s*(?=\S)/gu;

/**
 * How many seconds it takes to speak a text in a language, by its primary tag, pauses between sentences included; 0 if
 * there is nothing to say. Languages without rules or a rate are counted as English.
 */
export function spokenSeconds(text: string, language: string): number {
  const words = spokenWords(text, scriptLanguage(language) ?? 'en');
  if (words === 0) return 0;
  const pauses = text.trim().match(pause)?.length ?? 0;
  return words / (wordsPerSecond.get(language) ?? inEnglish) + pauses * pauseSeconds;
}
