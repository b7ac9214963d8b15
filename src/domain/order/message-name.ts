import { folded } from '../common/folded.ts';
import type { Message } from './order.ts';

/** A name stays while at least this share of the words is left that it came with. */
const leastLeft = 0.5;

const wordSet = (text: string): ReadonlySet<string> => new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? []);

function isRewritten({ content, namedFor }: Message): boolean {
  const [words, before] = [wordSet(content), [...wordSet(namedFor)]];
  return before.filter((word) => words.has(word)).length < before.length * leastLeft;
}

/** The message without the name of an example or a draft whose text the buyer has rewritten. The buyer's own names stay. */
export const withNameThatFits = (message: Message): Message =>
  message.namedFor !== '' && isRewritten(message) ? { ...message, name: '', namedFor: '' } : message;

/** A text that the buyer did not write, and the name that it brings, if it has one. */
export interface SuggestedText {
  readonly content: string;
  readonly name?: string;
}

/** What an example or a draft makes of a message: without a name of its own it leaves the buyer's, but no other one's. */
export function suggested(message: Message, { content, name = '' }: SuggestedText): Partial<Message> {
  const own = message.namedFor === '' ? message.name : '';
  return { content, name: name || own, namedFor: name && content };
}
