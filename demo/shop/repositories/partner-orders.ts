import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { Database } from '../database.ts';
import type { Cents } from '../pricing/money.ts';
import { orders } from '../schema/orders.ts';

/** What a partner's orders of a quarter of an hour come to. */
export interface OrderSum {
  /** When the quarter began, in milliseconds. */
  readonly start: number;
  readonly currency: Currency;
  readonly count: number;
  readonly total: Cents;
}

/** Whose orders, from when on and up to when. */
export interface OrdersWanted {
  readonly code: string;
  readonly since: Date;
  readonly until: Date;
}

export const partnerOrderRepository = (db: Database) => {
  /** By quarters of an hour, as the days of every time zone begin with one. */
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
      .where(
        and(
          // Both are said for the index.
          isNotNull(orders.referralCode),
          eq(sql`lower(trim(${orders.referralCode}))`, code),
          gte(time, since),
          lt(time, until),
        ),
      )
      .groupBy(start, orders.currency);
  }

  return {
    /** What was placed in the time, paid or not, and what was paid in it, whenever placed. */
    sums: async (
      wanted: OrdersWanted,
    ): Promise<{ readonly created: readonly OrderSum[]; readonly paid: readonly OrderSum[] }> => {
      const [created, paid] = await db.batch([sums(orders.createdAt, wanted), sums(orders.paidAt, wanted)]);
      return { created, paid };
    },
  };
};
