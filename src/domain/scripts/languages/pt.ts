import type { Language } from './language-rules.ts';
import { wordList } from './word-list.ts';

/** Portuguese: its scripts are told and timed, not checked. */
export const pt = {
  tag: 'pt',
  names: wordList('portuguese portugais portugués portoghese português portugiesisch por'),
  and: 'e',
  wordsPerSecond: 1.98,
} as const satisfies Language;
