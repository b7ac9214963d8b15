import { and, asc, count, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { Database } from '../database.ts';
import type { Cents } from '../pricing/money.ts';
import { orderItems, orders, type OrderRow } from '../schema/orders.ts';

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
const isOf = (code: string) => and(isNotNull(orders.referralCode), eq(sql`lower(trim(${orders.referralCode}))`, code));

export const partnerOrderRepository = (db: Database) => {
  /** By quarters of an hour, because in every time zone, days begin at one. */
  function sums(time: typeof orders.createdAt | typeof orders.paidAt, { code, since, until }: OrdersWanted) {
    const start = sql<number>`${time} / 900000 * 900000`;
    return db
      .select({
        start: start.as('start'),
        currency: orders.currency,
        count: sql<number>`count(*)`,
        total: sql<Cents>`sum(${orders.total})`,
      })
      .from(orders)
      .where(and(isOf(code), eq(orders.isTest, false), gte(time, since), lt(time, until)))
      .groupBy(start, orders.currency);
  }

  return {
    /** What was placed in the period, paid or not, and what was paid in it, whenever placed; without test orders. */
    sums: async (
      wanted: OrdersWanted,
    ): Promise<{ readonly created: readonly OrderSum[]; readonly paid: readonly OrderSum[] }> => {
      const [created, paid] = await db.batch([sums(orders.createdAt, wanted), sums(orders.paidAt, wanted)]);
      return { created, paid };
    },

    /** The orders that were placed, paid or refunded in the period, oldest first. */
    list: ({ code, since, until }: OrdersWanted): Promise<CountedOrder[]> => {
      const times = [orders.createdAt, orders.paidAt, orders.refundedAt];
      return db
        .select({ order: orders, messages: count() })
        .from(orders)
        .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
        .where(and(isOf(code), or(...times.map((time) => and(gte(time, since), lt(time, until))))))
        .groupBy(orders.number)
        .orderBy(asc(orders.number));
    },
  };
};
