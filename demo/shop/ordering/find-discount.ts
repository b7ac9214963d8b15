import { count, limitsOf, refuseFor } from '../http/limits.ts';
import { networkOf } from '../http/network.ts';
import type { DiscountRecord } from '../repositories/catalogue.ts';
import type { Shop } from '../shop.ts';

/** A buyer's page may send the same wrong code after every change of the order: it is counted once. */
async function isNew(shop: Shop, codeOrId: string, ip: string): Promise<boolean> {
  const once = { name: 'one wrong code', most: 1, seconds: limitsOf(shop).wrongCodes.seconds };
  return (await shop.limits.consume(once, `${codeOrId.trim().toUpperCase()} ${networkOf(ip)}`)) === 0;
}

/**
 * The active discount with this code or id, or null. Refuses with 429 a network that has tried too many wrong codes, so
 * that codes can't be guessed.
 */
export async function findDiscount(shop: Shop, codeOrId: string, ip: string): Promise<DiscountRecord | null> {
  const limit = limitsOf(shop).wrongCodes;
  const isLimited = limit.most > 0;
  if (isLimited) refuseFor(limit, await shop.limits.secondsToWait(limit, networkOf(ip)));
  const discount = await shop.discounts.find(codeOrId);
  if (discount === null && isLimited && (await isNew(shop, codeOrId, ip))) await count(shop, limit, { ip });
  return discount;
}
