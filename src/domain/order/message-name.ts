import { foldedWords } from '../common/strings.ts';
import type { Message } from './order.ts';

/** A name is kept as long as at least this share of its original words is left. */
const leastLeft = 0.5;

function isRewritten({ content, namedFor }: Message): boolean {
  const words = new Set(foldedWords(content));
  const before = [...new Set(foldedWords(namedFor))];
  return before.filter((word) => words.has(word)).length < before.length * leastLeft;
}

/**
 * Removes the name of an example or draft from a message whose text the buyer has rewritten. The buyer's own names
 * stay.
 */
export const withNameThatFits = (message: Message): Message =>
  message.namedFor !== '' && isRewritten(message) ? { ...message, name: '', namedFor: '' } : message;

/** Text that the buyer did not write, and its name, if any. */
export interface SuggestedText {
  readonly content: string;
  readonly name?: string;
}

/**
 * Puts an example or a draft into a message. If it has no name, the buyer's own name stays, but any other name is
 * removed.
 */
export function suggested(message: Message, { content, name = '' }: SuggestedText): Partial<Message> {
  const own = message.namedFor === '' ? message.name : '';
  return { content, name: name || own, namedFor: name && content };
}
