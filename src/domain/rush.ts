import type { Order } from './order.ts';
import { chosen } from './slots.ts';
import type { Voice } from './voice.ts';

/** The first chosen voice that does not offer rush production; one is enough to say no (docs/contract.md, Settled). */
export function voiceWithoutRush(order: Order, voices: readonly Voice[]): Voice | undefined {
  const ids = new Set(chosen(order.voices));
  return voices.find((voice) => ids.has(voice.id) && voice.rushOrderUnavailable);
}

/** Whether every chosen voice offers rush production. */
export const canRush = (order: Order, voices: readonly Voice[]): boolean =>
  voiceWithoutRush(order, voices) === undefined;
