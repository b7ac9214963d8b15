import type { Message, Order } from '../order/order.ts';
import { countWords, type WordCount } from './count-words.ts';

/** An edited message is another object, so that only its own words are counted anew. */
const counted = new WeakMap<Message, number>();

function wordsOf(message: Message): number {
  const known = counted.get(message);
  if (known !== undefined) return known;
  const words = countWords(message.content);
  counted.set(message, words);
  return words;
}

/** Words of a message, and those above the number that its price includes (docs/behaviour.md, Rules). */
export function messageWords(message: Message, includedWords: number): WordCount {
  const words = wordsOf(message);
  return { words, wordsExtra: Math.max(0, words - includedWords) };
}

/** Words and extra words of all messages, for the hints beside them; what they cost is the server's to say. */
export function orderWords({ messages }: Pick<Order, 'messages'>, includedWords: number): WordCount {
  const counts = messages.map((message) => messageWords(message, includedWords));
  const sum = (field: keyof WordCount): number => counts.reduce((total, count) => total + count[field], 0);
  return { words: sum('words'), wordsExtra: sum('wordsExtra') };
}
