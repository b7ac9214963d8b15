import { count, limitsOf } from '../http/limits.ts';
import type { Shop } from '../shop.ts';

/**
 * Counts the bytes that an order, or a part of it, would take in the database, and refuses with 429 what exceeds the
 * daily limit.
 */
export function countBytes(shop: Shop, part: unknown, ip: string): Promise<void> {
  return count(shop, limitsOf(shop).orderBytes, { ip, by: Buffer.byteLength(JSON.stringify(part)) });
}
