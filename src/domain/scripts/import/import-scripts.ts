import { maxMessageName } from '../../order/file-name.ts';
import { maximumMessages, nextMessageId } from '../../order/messages.ts';
import { emptyMessage, hasText, type Message, type Order } from '../../order/order.ts';
import type { FoundScript } from './found-script.ts';

export type ImportMode = 'replace' | 'add';

/** The messages that stay: with a text where others are added, none where they are replaced. */
const kept = (order: Order, mode: ImportMode): readonly Message[] =>
  mode === 'add' ? order.messages.filter(hasText) : [];

/** How many messages an import has room for. */
export const roomFor = (order: Order, mode: ImportMode): number =>
  Math.max(0, maximumMessages(order) - kept(order, mode).length);

/** Puts messages into an order, no more than it can have. */
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

/** Makes several messages of one, in its place and in its style; those beyond the limit stay in the last one. */
export function splitMessage(order: Order, id: number, scripts: readonly FoundScript[]): Order {
  const room = maximumMessages(order) - order.messages.length + 1;
  const first = nextMessageId(order);
  const rest = scripts.slice(room - 1).map(({ content }) => content);
  const parts =
    scripts.length > room ? [...scripts.slice(0, room - 1), { name: '', content: rest.join('\n\n') }] : scripts;
  const split = (message: Message): readonly Message[] =>
    parts.map(({ name, content }, index) => ({
      ...message,
      id: index === 0 ? id : first + index,
      name: name.slice(0, maxMessageName) || (index === 0 ? message.name : ''),
      namedFor: index === 0 && name === '' ? message.namedFor : '',
      content,
    }));
  return { ...order, messages: order.messages.flatMap((one) => (one.id === id ? split(one) : [one])) };
}
