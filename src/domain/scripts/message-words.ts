import type { Message, Order } from '../order/order.ts';
import { charged, countWords, type WordCount } from './count-words.ts';

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
