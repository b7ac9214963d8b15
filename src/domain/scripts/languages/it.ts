import type { Language } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** Italian: its scripts are told and timed, not checked. */
export const it = {
  tag: 'it',
  names: wordList('italian italien italiano italienisch ita'),
  and: 'e',
  wordsPerSecond: 2.06,
} as const satisfies Language;
