import type { Order } from './order.ts';
import { chosen } from './slots.ts';
import type { Voice } from './voice.ts';

/** The first chosen voice that does not offer rush production; one is enough to say no (docs/contract.md, Settled). */
export function voiceWithoutRush(order: Order, voices: readonly Voice[]): Voice | undefined {
  const ids = new Set(chosen(order.voices));
  return voices.find((voice) => ids.has(voice.id) && voice.rushOrderUnavailable);
}

/**
 * The order with rush as its voices allow it: a wish that a voice stands in the way of is kept until all chosen voices
 * are known to offer rush.
 */
export function withPossibleRush(order: Order, voices: readonly Voice[]): Order {
  const canHaveRush = canRush(order, voices);
  if (order.rushProduction && !canHaveRush) return { ...order, rushProduction: false, rushDropped: true };
  const ids = chosen(order.voices);
  const isCertain = ids.length > 0 && ids.every((id) => voices.some((voice) => voice.id === id));
  const isBack = order.rushDropped && canHaveRush && isCertain;
  return isBack ? { ...order, rushProduction: true, rushDropped: false } : order;
}

/** Whether every chosen voice offers rush production. */
export const canRush = (order: Order, voices: readonly Voice[]): boolean =>
  voiceWithoutRush(order, voices) === undefined;
