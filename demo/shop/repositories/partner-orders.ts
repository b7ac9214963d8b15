import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OrderRow } from '../schema/orders.ts';

export const partnerOrderRepository = (db: Database) => ({
  /** A partner's orders that were placed, paid or refunded from `since` to before `until`, with their number of messages. */
  list: (code: string, since: Date, until: Date): Promise<(OrderRow & { messages: number | null })[]> =>
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
