import { emptyMessage, hasText, type Message, type Order } from './order.ts';
import { tracksOf } from './slots.ts';
import { sharing } from './reader.ts';
import { serviceRules } from './service-types.ts';
import type { StyleGuide } from './style-guide.ts';
import { maxMessageName } from './file-name.ts';

/**
 * The minimum number of messages: the larger of the numbers of voices and tracks, if the service allows several
 * (docs/behaviour.md, Rules, docs/contract.md, Settled).
 */
export function minimumMessages(order: Order): number {
  return Math.max(1, sharing(order).length, tracksOf(order).length);
}

/** The maximum number of messages for this service. */
export function maximumMessages(order: Order): number {
  return serviceRules[order.serviceType].maxMessages;
}

/** Whether another message may be added. */
export function canAddMessage(order: Order): boolean {
  return order.messages.length < maximumMessages(order);
}

/** The index from which messages may be deleted: never the first, and never below the minimum (docs/behaviour.md, Rules). */
export function firstDeletableIndex(order: Order): number {
  return order.messages.length > minimumMessages(order) ? 1 : Infinity;
}

/** An id that no message of the order has. */
export function nextMessageId(order: Order): number {
  return Math.max(0, ...order.messages.map((message) => message.id)) + 1;
}

/** Adds an empty message after the one at `index`; at the limit, the order stays unchanged. */
export function withMessageAfter(order: Order, index: number): Order {
  if (!canAddMessage(order)) return order;
  return { ...order, messages: order.messages.toSpliced(index + 1, 0, emptyMessage(nextMessageId(order))) };
}

/** Deletes the message at `index` if that is allowed. */
export const withoutMessage = (order: Order, index: number): Order =>
  index < firstDeletableIndex(order) ? order : { ...order, messages: order.messages.toSpliced(index, 1) };

/** Changes fields of one message. */
export function editMessage(order: Order, id: number, edit: Partial<Message>): Order {
  return {
    ...order,
    messages: order.messages.map((message) => (message.id === id ? { ...message, ...edit } : message)),
  };
}

/**
 * Chooses a style guide for a message. The buyer's own words are kept; if there are none, they start as a copy of the
 * previous guide's text, so that it can be refined (docs/behaviour.md, Rules).
 */
export function withGuide(message: Message, guide: StyleGuide, textBefore: string): Partial<Message> {
  const isBlank = message.customStyle.trim() === '';
  return guide === 'custom' && isBlank ? { guide, customStyle: textBefore } : { guide };
}

/** Moves the message at an index to another one; beyond the ends, the order stays unchanged. */
export function moveMessage(order: Order, from: number, to: number): Order {
  const { messages } = order;
  const moved = messages[from];
  if (moved === undefined || from === to || to < 0 || to >= messages.length) return order;
  return { ...order, messages: messages.toSpliced(from, 1).toSpliced(to, 0, moved) };
}

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
  const own = message.isNameSuggested ? '' : message.name;
  return { content, name: name || own, isNameSuggested: name !== '' };
}

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
  const nextId = nextMessageId(order);
  const [first = '', ...others] = [...contents.slice(0, room - 1), contents.slice(room - 1).join('\n\n')].filter(
    Boolean,
  );
  const split = (message: Message): readonly Message[] => [
    { ...message, content: first },
    ...others.map((content, index) => ({ ...message, id: nextId + index, name: '', isNameSuggested: false, content })),
  ];
  return { ...order, messages: order.messages.flatMap((one) => (one.id === id ? split(one) : one)) };
}
