import type { Database } from '../database/database.ts';
import type { IdempotencyRow } from '../schema/orders.ts';

export const idempotencyRepository = (db: Database) => ({
  /** The order that was created with this key, unless the key has expired at `now`; otherwise null. */
  find: async (key: string, now: Date): Promise<IdempotencyRow | null> => {
    const row = await db
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('key', '=', key)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    return row ?? null;
  },

  /** The order of one of these keys, or its latest replacement; also for an expired key. */
  latestOrder: async (keys: readonly string[]): Promise<string | null> => {
    const row = await db.selectFrom('idempotencyKeys').select('orderId').where('key', 'in', keys).executeTakeFirst();
    return row?.orderId ?? null;
  },
});
