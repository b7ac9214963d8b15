import { maxMessageName } from '../../order/file-name.ts';
import { maximumMessages, nextMessageId } from '../../order/messages.ts';
import { emptyMessage, hasText, type Message, type Order } from '../../order/order.ts';
import type { FoundScript } from './found-scripts.ts';

export type ImportMode = 'replace' | 'add';

/** The messages that stay: those with text if messages are added, none if they are replaced. */
const kept = (order: Order, mode: ImportMode): readonly Message[] =>
  mode === 'add' ? order.messages.filter(hasText) : [];

/** The number of messages that an import can add. */
export const roomFor = (order: Order, mode: ImportMode): number =>
  Math.max(0, maximumMessages(order) - kept(order, mode).length);

/** Puts messages into an order, up to its limit. */
export function importScripts(order: Order, scripts: readonly FoundScript[], mode: ImportMode): Order {
  const first = nextMessageId(order);
  const fitting = scripts.slice(0, roomFor(order, mode));
  const added = fitting.map(({ name, content }, index) => ({
    ...emptyMessage(first + index),
    name: name.slice(0, maxMessageName),
    content,
  }));
  return added.length === 0 ? order : { ...order, messages: [...kept(order, mode), ...added] };
}
