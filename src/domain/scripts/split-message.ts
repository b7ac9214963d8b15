import { maximumMessages, nextMessageId } from '../order/messages.ts';
import type { Message, Order } from '../order/order.ts';

/** The paragraphs of a message, to make a message of each; a number before each of them goes. */
export function partsOf(content: string): readonly string[] {
  const paragraphs = content
    .split(/\n\s*\n/u)
    .map((text) => text.trim())
    .filter(Boolean);
  const areCounted = paragraphs.every((text, index) => /^(\d+)[.)/]\s/u.exec(text)?.[1] === String(index + 1));
  return areCounted ? paragraphs.map((text) => text.replace(/^\d+[.)/]\s+/u, '')) : paragraphs;
}

/** Makes several messages of one, in its place and in its style; those beyond the limit stay in the last one. */
export function splitMessage(order: Order, id: number, contents: readonly string[]): Order {
  const room = maximumMessages(order) - order.messages.length + 1;
  const first = nextMessageId(order);
  const rest = contents.slice(room - 1).join('\n\n');
  const parts = contents.length > room ? [...contents.slice(0, room - 1), rest] : contents;
  const split = (message: Message): readonly Message[] =>
    parts.map((content, index) =>
      index === 0 ? { ...message, content } : { ...message, id: first + index, name: '', namedFor: '', content },
    );
  return { ...order, messages: order.messages.flatMap((one) => (one.id === id ? split(one) : [one])) };
}
