import { digest } from '../digest.ts';
import { reason, Refusal } from '../http/refusal.ts';
import { closeCheckout } from '../payment/close-session.ts';
import { ReplacedOrderChanged } from '../repositories/orders.ts';
import type { IdempotencyRow, NewOrder, NewOrderItem, OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';

/** A key that identifies one order. */
export type Claim = Omit<IdempotencyRow, 'orderId'>;

/** The stored form of a buyer's key; `buyer` is null for a guest. */
export const keyDigest = (userId: string | null, key: string): string => digest(`${userId ?? 'guest'} ${key}`);

interface Storing {
  readonly items: readonly NewOrderItem[];
  readonly claim: Claim | undefined;
  /** The key of the order that this one replaces, as sent by the form. */
  readonly replaces: string | undefined;
}

/** The maximum number of attempts to store an order if the order it replaces changes meanwhile. */
const attempts = 3;

/**
 * Finds the unpaid order to replace and closes its checkout. A guest can replace only a guest's order; a logged-in
 * buyer only their own, or the one that they placed before logging in; a test order only a test order. Refuses with 409
 * an order that is paid or being paid.
 */
async function clearReplaced(
  shop: Shop,
  { userId, isTest }: NewOrder,
  { claim, replaces }: Storing,
): Promise<string | null> {
  if (replaces === undefined) return null;
  const owners = new Set([userId ?? null, null]);
  const replaced = await shop.idempotency.latestOrder([...owners].map((owner) => keyDigest(owner, replaces)));
  const isPlaced = claim !== undefined && (await shop.idempotency.find(claim.key, shop.now())) !== null;
  if (isPlaced) throw new Error('The same order was placed meanwhile.');
  if (replaced === null || replaced.discardedAt !== null || replaced.isTest !== isTest) return null;
  if (replaced.status === 'paid') throw new Refusal(409, reason('already-paid'));
  await closeCheckout(shop, replaced.id);
  return replaced.id;
}

/** Stores an order in place of the one that it replaces, if any: both or nothing. */
export async function storeOrder(shop: Shop, order: NewOrder, storing: Storing): Promise<OrderRow> {
  const { items, claim } = storing;
  for (let attempt = 1; ; attempt += 1) {
    const replaced = await clearReplaced(shop, order, storing);
    try {
      return await shop.orders.add(order, items, { claim, replaced });
    } catch (error) {
      // The replaced order was paid, opened again or replaced meanwhile: the next lookup shows which.
      if (!(error instanceof ReplacedOrderChanged) || attempt === attempts) throw error;
    }
  }
}
