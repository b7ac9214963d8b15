import type { WordCount } from '../../domain/scripts/count-words.ts';
import type { Text } from '../../text/en.ts';

/** The number of words, and how many of them are extra, if any. */
export const wordsText = (text: Text['totals'], { words, wordsExtra }: WordCount): string =>
  text.words(words) + (wordsExtra > 0 ? ` ${text.extra(wordsExtra)}` : '');
