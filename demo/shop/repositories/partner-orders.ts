import { sql, type SqlBool } from 'kysely';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { Database } from '../database/database.ts';
import { quarterOf } from '../database/engine.ts';
import type { Cents } from '../pricing/money.ts';
import type { OrderRow } from '../schema/orders.ts';

/** The sums of a partner's orders in a quarter of an hour. */
export interface OrderSum {
  /** The start of the quarter, in milliseconds. */
  readonly start: number;
  readonly currency: Currency;
  readonly count: number;
  readonly total: Cents;
}

/** An order and its number of messages. */
export interface CountedOrder {
  readonly order: OrderRow;
  readonly messages: number;
}

/** The partner, and the time from (inclusive) and to (exclusive). */
export interface OrdersWanted {
  readonly code: string;
  readonly since: Date;
  readonly until: Date;
}

/** Both conditions are needed for the index. */
const isOf = (code: string) => sql<SqlBool>`referral_code IS NOT NULL AND lower(trim(referral_code)) = ${code}`;

export const partnerOrderRepository = (db: Database) => {
  /** By quarters of an hour, because in every time zone, days begin at one. */
  const sums = (time: 'createdAt' | 'paidAt', { code, since, until }: OrdersWanted): Promise<OrderSum[]> =>
    db
      .selectFrom('orders')
      .select([quarterOf(db, time).as('start'), 'currency'])
      .select((column) => [column.fn.countAll<number>().as('count'), column.fn.sum<Cents>('total').as('total')])
      .where(isOf(code))
      .where('isTest', '=', false)
      .where(time, '>=', since)
      .where(time, '<', until)
      .groupBy(['start', 'currency'])
      .execute();

  return {
    /** What was placed in the period, paid or not, and what was paid in it, whenever placed; without test orders. */
    sums: async (
      wanted: OrdersWanted,
    ): Promise<{ readonly created: readonly OrderSum[]; readonly paid: readonly OrderSum[] }> => ({
      created: await sums('createdAt', wanted),
      paid: await sums('paidAt', wanted),
    }),

    /** The orders that were placed, paid or refunded in the period, oldest first. */
    list: async ({ code, since, until }: OrdersWanted): Promise<CountedOrder[]> => {
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .select((column) =>
          column
            .selectFrom('orderItems')
            .whereRef('orderItems.orderId', '=', 'orders.id')
            .select((item) => item.fn.countAll<number>().as('count'))
            .as('messages'),
        )
        .where(isOf(code))
        .where((column) =>
          column.or(
            (['createdAt', 'paidAt', 'refundedAt'] as const).map((time) =>
              column.and([column(time, '>=', since), column(time, '<', until)]),
            ),
          ),
        )
        .orderBy('number')
        .execute();
      return rows.map(({ messages, ...order }) => ({ order, messages: messages ?? 0 }));
    },
  };
};
