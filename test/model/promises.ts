import { expect } from 'vitest';
import { findIssues } from '../../src/domain/order/order-rules.ts';
import { maximumMessages } from '../../src/domain/order/messages.ts';
import { chargedWords } from '../../src/domain/scripts/count-words.ts';
import { serviceRules } from '../../src/domain/order/service-types.ts';
import { isGuestCompleteAtom } from '../../src/state/buyer/guest-details.ts';
import { canPayAtom, checkoutAtom } from '../../src/state/checkout/checkout-state.ts';
import { arePricesCurrentAtom, orderSnapshotAtom, totalsAtom } from '../../src/state/prices/price-atoms.ts';
import { readSavedOrder } from '../../src/state/saving/saved-order.ts';
import type { World } from './world.ts';

/** Invariants of every order (docs/behaviour.md, Rules). */
function keepsRules({ order }: World): void {
  const { hasSeveralVoices, hasMusic, onlyPhoneSystem } = serviceRules[order.serviceType];
  expect(order.messages.length).toBeGreaterThan(0);
  expect(order.messages.length).toBeLessThanOrEqual(maximumMessages(order));
  expect(new Set(order.messages.map(({ id }) => id)).size).toBe(order.messages.length);
  expect(order.voices.length).toBeGreaterThan(0);
  if (!hasSeveralVoices) expect(order.voices).toHaveLength(1);
  if (!hasMusic) expect(order.tracks).toEqual([]);
  if (order.options.rush) expect(order.voices).not.toContain('slow');
  if (onlyPhoneSystem !== null) expect(order.phoneSystem).toBe(onlyPhoneSystem);
  for (const one of order.messages) {
    const { words, wordsExtra } = chargedWords(one.content, 50);
    expect(wordsExtra).toBe(Math.max(0, words - 50));
  }
}

/** Only an order without issues, at the displayed price, of a known guest can be paid for. */
function keepsPayment({ store, order, shop }: World): void {
  if (store.get(canPayAtom)) {
    expect(findIssues(order, null)).toEqual([]);
    expect([store.get(arePricesCurrentAtom), store.get(isGuestCompleteAtom)]).toEqual([true, true]);
  }
  // A current price is that of the order as it is, by one of the shop's price lists.
  if (!store.get(arePricesCurrentAtom)) return;
  const body = store.get(orderSnapshotAtom)();
  const prices = [1, 2, 3].map((list) => (shop.priceOf(body) / shop.priceList) * list);
  expect(prices).toContain(store.get(totalsAtom)?.total);
}

function keepsSaved(): void {
  const found = readSavedOrder(localStorage.getItem('voice-order-form:order:-'));
  expect(found).not.toBe('foreign');
}

/** Invariants after every step. */
export function keepPromises(world: World): void {
  keepsRules(world);
  keepsPayment(world);
  keepsSaved();
  world.count();
  expect(world.wrong).toEqual([]);
  for (const ids of world.intents.values()) expect(ids.size).toBe(1);
}

/** Invariants once nothing more happens and the shop works: nobody is stuck. */
export function endWell({ store }: World): void {
  expect(store.get(checkoutAtom).step).not.toBe('paying');
}
