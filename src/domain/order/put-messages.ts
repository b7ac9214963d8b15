import { maxMessageName } from './file-name.ts';
import { maximumMessages, nextMessageId } from './messages.ts';
import { emptyMessage, hasText, type Message, type Order } from './order.ts';

/** Whether new messages replace the buyer's or are added to them. */
export type PutMode = 'replace' | 'add';

/** The messages that stay: those with text if messages are added, none if they are replaced. */
const kept = (order: Order, mode: PutMode): readonly Message[] =>
  mode === 'add' ? order.messages.filter(hasText) : [];

/** The number of messages that can be put into an order. */
export const roomFor = (order: Order, mode: PutMode): number =>
  Math.max(0, maximumMessages(order) - kept(order, mode).length);

/** Puts texts into an order as messages, up to its limit. */
export function putMessages(order: Order, texts: readonly Pick<Message, 'name' | 'content'>[], mode: PutMode): Order {
  const first = nextMessageId(order);
  const added = texts.slice(0, roomFor(order, mode)).map(({ name, content }, index) => ({
    ...emptyMessage(first + index),
    name: name.slice(0, maxMessageName),
    content,
  }));
  return added.length === 0 ? order : { ...order, messages: [...kept(order, mode), ...added] };
}
