import { digest } from '../digest.ts';
import { count, limitKey, limitsOf, refuseFor } from '../http/limits.ts';
import type { DiscountRecord } from '../repositories/discounts.ts';
import type { Shop } from '../shop.ts';

/** A buyer's page may ask with the same wrong code at every change of the order: it is counted once. */
async function isNew(shop: Shop, codeOrId: string, ip: string): Promise<boolean> {
  const { lasts } = limitsOf(shop).wrongCodes;
  const key = digest(`wrong code ${codeOrId.trim().toUpperCase()} ${limitKey(limitsOf(shop).wrongCodes, ip)}`);
  return (await shop.throttles.take({ key, most: 1, lasts, by: 1, now: shop.now() })) === 0;
}

/**
 * The active discount with this code or id, or null. Refuses with 429 a network that has tried too many wrong ones: codes
 * must not be found by trying.
 */
export async function findDiscount(shop: Shop, codeOrId: string, ip: string): Promise<DiscountRecord | null> {
  const limit = limitsOf(shop).wrongCodes;
  const isLimited = limit.most > 0;
  if (isLimited) refuseFor(limit, await shop.throttles.look(limitKey(limit, ip), limit.most, shop.now()));
  const discount = await shop.discounts.find(codeOrId);
  if (discount === null && isLimited && (await isNew(shop, codeOrId, ip))) await count(shop, limit, { ip });
  return discount;
}
