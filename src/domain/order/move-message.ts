import type { Order } from './order.ts';

/** Moves the message at an index to another one; beyond the ends, the order stays unchanged. */
export function moveMessage(order: Order, from: number, to: number): Order {
  const messages = [...order.messages];
  const [moved] = messages.splice(from, 1);
  if (moved === undefined || from === to || to < 0 || to > messages.length) return order;
  messages.splice(to, 0, moved);
  return { ...order, messages };
}
