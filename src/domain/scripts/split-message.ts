import { maximumMessages, nextMessageId } from '../order/messages.ts';
import type { Message, Order } from '../order/order.ts';

/** The paragraphs of a message, each of which becomes a message; a number in front of each is removed. */
export function partsOf(content: string): readonly string[] {
  const paragraphs = content
    .split(/\n\s*\n/u)
    .map((text) => text.trim())
    .filter(Boolean);
  const areCounted = paragraphs.every((text, index) => /^(\d+)[.)/]\s/u.exec(text)?.[1] === String(index + 1));
  return areCounted ? paragraphs.map((text) => text.replace(/^\d+[.)/]\s+/u, '')) : paragraphs;
}

/** Splits one message into several, at its place and with its style; those beyond the limit stay in the last one. */
export function splitMessage(order: Order, id: number, contents: readonly string[]): Order {
  const room = maximumMessages(order) - order.messages.length + 1;
  const first = nextMessageId(order);
  const rest = contents.slice(room - 1).join('\n\n');
  const parts = contents.length > room ? [...contents.slice(0, room - 1), rest] : contents;
  const split = (message: Message): readonly Message[] =>
    parts.map((content, index) =>
      index === 0
        ? { ...message, content }
        : { ...message, id: first + index, name: '', isNameSuggested: false, content },
    );
  return { ...order, messages: order.messages.flatMap((one) => (one.id === id ? split(one) : [one])) };
}
