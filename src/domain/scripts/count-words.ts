import type { Order } from '../order/order.ts';

/** Characters that look like a blank: white space, and the empty characters of Braille and Korean. */
const blanks = /[\s\u2800\u115f\u1160\u3164\uffa0]+/u;

const isVisible = (text: string): boolean => /\P{Default_Ignorable_Code_Point}/u.test(text);

/** The number of words in a text, separated by blanks; invisible text has none (docs/contract.md, Settled). */
export const countWords = (text: string): number => text.split(blanks).filter(isVisible).length;

/** Whether a text has a word. */
export const hasWords = (text: string): boolean => text.split(blanks).some(isVisible);

/** The words of one message, and those beyond the number that its price includes (docs/behaviour.md, Rules). */
export interface WordCount {
  readonly words: number;
  readonly wordsExtra: number;
}

/** Counts a message's words and its extra words, given the included words per prompt. */
export function chargedWords(text: string, includedWords: number): WordCount {
  const words = countWords(text);
  return { words, wordsExtra: Math.max(0, words - includedWords) };
}

/** The words and extra words of all messages, for display; the server calculates their price. */
export function orderWords({ messages }: Pick<Order, 'messages'>, includedWords: number): WordCount {
  const counts = messages.map(({ content }) => chargedWords(content, includedWords));
  const sum = (field: keyof WordCount): number => counts.reduce((total, count) => total + count[field], 0);
  return { words: sum('words'), wordsExtra: sum('wordsExtra') };
}
