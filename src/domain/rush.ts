import type { Order } from './order.ts';
import { chosen } from './slots.ts';
import type { Voice } from './voice.ts';

/** Whether every chosen voice offers rush production; one without is enough to say no (contract.md section 4). */
export function canRush(order: Order, voices: readonly Voice[]): boolean {
  const ids = new Set(chosen(order.voices));
  return !voices.some((voice) => ids.has(voice.id) && voice.rushOrderUnavailable);
}

/** Switches rush off where a chosen voice does not offer it. */
export function withoutImpossibleRush(order: Order, voices: readonly Voice[]): Order {
  return order.rushProduction && !canRush(order, voices) ? { ...order, rushProduction: false } : order;
}
