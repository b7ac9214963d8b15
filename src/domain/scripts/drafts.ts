import { suggested, type SuggestedText, nextMessageId } from '../order/messages.ts';
import { emptyMessage, hasText, type Message, type Order } from '../order/order.ts';

/** A draft for a message, and its name, if the shop sends one. */
export type Draft = Required<SuggestedText>;

/** Puts a draft into the message at `index`, and adds the message if it does not exist yet. */
export function putDraft(order: Order, index: number, draft: Draft): Order {
  const messages =
    index < order.messages.length ? [...order.messages] : [...order.messages, emptyMessage(nextMessageId(order))];
  const at = Math.min(index, messages.length - 1);
  const drafted = (message: Message): Message => ({ ...message, ...suggested(message, draft) });
  return { ...order, messages: messages.map((message, place) => (place === at ? drafted(message) : message)) };
}

/**
 * Prepares for drafts: removes the messages beyond their number, except the first (docs/behaviour.md, States); if the
 * drafts are added, removes empty messages.
 */
export function keepMessages(order: Order, count: number, isAdding: boolean): Order {
  const { messages } = order;
  return { ...order, messages: isAdding ? messages.filter(hasText) : messages.slice(0, Math.max(1, count)) };
}
