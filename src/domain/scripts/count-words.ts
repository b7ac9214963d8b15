import type { Message, Order } from '../order/order.ts';

/** Characters that look like a blank: white space, and the empty characters of Braille and Korean. */
const blanks = /[\s\u2800\u115f\u1160\u3164\uffa0]+/u;

const isVisible = (text: string): boolean => /\P{Default_Ignorable_Code_Point}/u.test(text);

/** The number of words in a text, separated by blanks; invisible text has none (docs/contract.md, Settled). */
export const countWords = (text: string): number => text.split(blanks).filter(isVisible).length;

/** The words of one message, and those beyond the number that its price includes (docs/behaviour.md, Rules). */
export interface WordCount {
  readonly words: number;
  readonly wordsExtra: number;
}

/** A number of words, and those of them beyond the included ones. */
const charged = (words: number, includedWords: number): WordCount => ({
  words,
  wordsExtra: Math.max(0, words - includedWords),
});

/** Counts a message's words and its extra words, given the included words per prompt. */
export const chargedWords = (text: string, includedWords: number): WordCount =>
  charged(countWords(text), includedWords);

/** An edited message is a new object, so only its own words are counted again. */
const counted = new WeakMap<Message, number>();

function wordsOf(message: Message): number {
  const known = counted.get(message);
  if (known !== undefined) return known;
  const words = countWords(message.content);
  counted.set(message, words);
  return words;
}

/** The words of a message, and those beyond the number that its price includes (docs/behaviour.md, Rules). */
export const messageWords = (message: Message, includedWords: number): WordCount =>
  charged(wordsOf(message), includedWords);

/** The words and extra words of all messages, for display; the server calculates their price. */
export function orderWords({ messages }: Pick<Order, 'messages'>, includedWords: number): WordCount {
  const counts = messages.map((message) => messageWords(message, includedWords));
  const sum = (field: keyof WordCount): number => counts.reduce((total, count) => total + count[field], 0);
  return { words: sum('words'), wordsExtra: sum('wordsExtra') };
}
