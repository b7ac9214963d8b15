import { count, limitsOf } from '../http/limits.ts';
import type { Shop } from '../shop.ts';

/**
 * Counts what an order, or something of it, takes in the database, before it is there, and refuses with 429 what is too
 * much for a day.
 */
export function countBytes(shop: Shop, part: unknown, ip: string): Promise<void> {
  return count(shop, limitsOf(shop).orderBytes, { ip, by: Buffer.byteLength(JSON.stringify(part)) });
}
