import type { Message } from '../order/order.ts';

/**
 * All messages that have a text as one text for people to read: each under its title, with an empty line between them.
 * `titleOf` names the message at a place, counted from 0.
 */
export const scriptsText = (messages: readonly Message[], titleOf: (index: number) => string): string =>
  messages
    .flatMap(({ content }, index) => (content.trim() === '' ? [] : [`${titleOf(index)}\n${content.trim()}`]))
    .join('\n\n');
