import type { Database } from '../database/database.ts';
import type { IdempotencyRow, OrderRow } from '../schema/orders.ts';

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

  /**
   * The order of one of these keys, or its latest replacement; also for an expired key. One statement, because another
   * change could replace the order between two.
   */
  latestOrder: async (keys: readonly string[]): Promise<OrderRow | null> => {
    const id = db.selectFrom('idempotencyKeys').select('orderId').where('key', 'in', keys).limit(1);
    return (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },
});
