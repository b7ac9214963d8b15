import type { Language } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** German: its scripts are told and timed, not checked. */
export const de = {
  tag: 'de',
  names: wordList('german allemand alemán tedesco alemão deutsch ger deu'),
  and: 'und',
  wordsPerSecond: 1.96,
} as const satisfies Language;
