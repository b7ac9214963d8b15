import { digest } from '../digest.ts';
import { refuse } from '../http/refusal.ts';
import { toMajor } from '../pricing/money.ts';
import { keyLifetime } from './lifetimes.ts';
import type { OrderRequest } from './order-schemas.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { keyDigest, placeOrder, type Claim, type Placing } from './place-order.ts';

/** JSON that does not depend on the order of an object's keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

async function orderOf(shop: Shop, { key, fingerprint }: Claim): Promise<OrderRow | null> {
  const known = await shop.idempotency.find(key, shop.now());
  if (known === null) return null;
  if (known.fingerprint !== fingerprint) refuse('key-taken');
  return shop.orders.find(known.orderId);
}

/**
 * Places an order once for each key (docs/contract.md, Settled, "One order, once"): the same order with the same key
 * returns the existing order, for 24 hours and even while two requests run. Refusals are not stored, because their
 * reason may be fixed. Refuses with 422 a key that belongs to another order.
 */
export async function placeOnce(
  shop: Shop,
  order: OrderRequest,
  { idempotencyKey, ...placing }: Omit<Placing, 'claim'> & { readonly idempotencyKey: string | undefined },
): Promise<OrderRow> {
  if (idempotencyKey === undefined) return placeOrder(shop, order, placing);
  const claim = {
    key: keyDigest(placing.userId, idempotencyKey),
    fingerprint: digest(canonicalJson(order)),
    expiresAt: new Date(shop.now().getTime() + keyLifetime),
  };
  const earlier = await orderOf(shop, claim);
  if (earlier !== null) return earlier;
  try {
    return await placeOrder(shop, order, { ...placing, claim });
  } catch (error) {
    // If two requests run at once, the database stores one order and one key; the other request gets here.
    const other = await orderOf(shop, claim);
    if (other === null) throw error;
    return other;
  }
}

/** A stored order on the wire, as it was when it was placed: the same answer for every attempt. */
export function wireOrder({ id, number, total, currency }: OrderRow) {
  return { id, number, status: 'awaiting-payment', total: toMajor(total), currency } as const;
}
