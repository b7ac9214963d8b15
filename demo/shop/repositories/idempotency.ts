import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeys, type IdempotencyRow } from '../schema/idempotency.ts';

export const idempotencyRepository = (db: Database) => ({
  /** The order that was created with this key, or null; a key that has expired at `now` is deleted. */
  find: async (key: string, now: Date): Promise<IdempotencyRow | null> => {
    const isIt = eq(idempotencyKeys.key, key);
    const [, [row]] = await db.batch([
      db.delete(idempotencyKeys).where(and(isIt, lte(idempotencyKeys.expiresAt, now))),
      db
        .select()
        .from(idempotencyKeys)
        .where(and(isIt, gt(idempotencyKeys.expiresAt, now))),
    ]);
    return row ?? null;
  },

  /** The order of one of these keys, or its latest replacement; also for an expired key. */
  latestOrder: async (keys: readonly string[]): Promise<string | null> => {
    const isOne = inArray(idempotencyKeys.key, [...keys]);
    return (await db.select().from(idempotencyKeys).where(isOne).get())?.orderId ?? null;
  },
});
