import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OrderRow } from '../schema/orders.ts';

/** The partner, and the time from (inclusive) and to (exclusive). */
export interface OrdersWanted {
  readonly code: string;
  readonly since: Date;
  readonly until: Date;
}

export const partnerOrderRepository = (db: Database) => ({
  /** The orders that were placed, paid or refunded in the period, oldest first, with their number of messages. */
  list: ({ code, since, until }: OrdersWanted): Promise<(OrderRow & { messages: number | null })[]> =>
    db
      .selectFrom('orders')
      .selectAll()
      .select((column) =>
        column
          .selectFrom('orderItems')
          .whereRef('orderItems.orderId', '=', 'orders.id')
          .select((item) => item.fn.countAll<number>().as('count'))
          .as('messages'),
      )
      // Both conditions are needed for the index.
      .where(sql<SqlBool>`referral_code IS NOT NULL AND lower(trim(referral_code)) = ${code}`)
      .where((column) =>
        column.or(
          (['createdAt', 'paidAt', 'refundedAt'] as const).map((time) =>
            column.and([column(time, '>=', since), column(time, '<', until)]),
          ),
        ),
      )
      .orderBy('number')
      .execute(),
});
