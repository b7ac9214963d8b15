import type { Message } from '../order/order.ts';

/**
 * All messages with text as one text for people to read: each under its title, with an empty line between them.
 * `titleOf` returns the title of the message at an index, counted from 0.
 */
export const scriptsText = (messages: readonly Message[], titleOf: (index: number) => string): string =>
  messages
    .flatMap(({ content }, index) => (content.trim() === '' ? [] : [`${titleOf(index)}\n${content.trim()}`]))
    .join('\n\n');
