import { firstOf, type Database } from '../database/database.ts';
import type { IdempotencyRow, OrderRow } from '../schema/orders.ts';

export const idempotencyRepository = (db: Database) => ({
  /** The order that was created with this key, unless the key has expired at `now`; otherwise null. */
  find: (key: string, now: Date): Promise<IdempotencyRow | null> =>
    firstOf(db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key).where('expiresAt', '>', now)),

  /**
   * The order of one of these keys, or its latest replacement; also for an expired key. One statement, because another
   * change could replace the order between two.
   */
  latestOrder: (keys: readonly string[]): Promise<OrderRow | null> => {
    const id = db.selectFrom('idempotencyKeys').select('orderId').where('key', 'in', keys).limit(1);
    return firstOf(db.selectFrom('orders').selectAll().where('id', '=', id));
  },
});
