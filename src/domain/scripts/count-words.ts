import type { Message, Order } from '../order/order.ts';

/** The maximum length, in letters and digits, of the longest dictionary word and of a long web or email address. */
const longestWord = 45;
const longestAddress = 100;

/** The assumed length of a word if letters run together: this many letters count as one word. */
const averageWord = 5;

/** Characters that look like a blank: white space, controls, and the empty characters of Braille and Korean. */
const blanks = /[\s\p{Cc}\u2800\u115f\u1160\u3164\uffa0]+/u;

/** Invisible characters, such as the zero-width space. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;

/** Invisible characters that scripts such as Arabic need within a word. */
const joining =
  /((?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}])[\p{L}\p{M}])[\u200c\u200d]/gu;

/** No part of the pattern may match what the next part matches; otherwise, a hostile text would take seconds. */
const isAddress = (text: string): boolean => /:\/\/|^www\.|^[^@]+@[^@.]+\.[^@]+$/iu.test(text);

/** The words in a run of visible characters: one, or more if no word could be that long. */
function wordsInRun(run: string): number {
  const letters = run.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const longest = isAddress(run) ? longestAddress : longestWord;
  return letters > longest ? Math.ceil(letters / averageWord) : Math.min(letters, 1);
}

/** Most runs between blanks, which are one word without closer inspection. */
const plainWord = /^[!-~]{1,45}$/u;

/** The words between two blanks: at least one, if anything is visible. */
function wordsBetweenBlanks(text: string): number {
  if (plainWord.test(text)) return 1;
  const runs = text.replace(joining, '$1').split(unseen).filter(Boolean);
  const words = runs.reduce((sum, run) => sum + wordsInRun(run), 0);
  return runs.length === 0 ? 0 : Math.max(1, words);
}

/**
 * The number of words in a text, separated by blanks and invisible characters; very long runs of letters count as
 * several words. Empty text has none (docs/contract.md, Settled).
 */
export function countWords(text: string): number {
  return text.split(blanks).reduce((sum, part) => sum + wordsBetweenBlanks(part), 0);
}

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
