import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { isTooOld } from '../ordering/lifetimes.ts';
import { orderItems, orders, type OrderItemRow, type OrderRow } from '../schema/orders.ts';
import { payments, type PaymentRow } from '../schema/payments.ts';
import { idempotencyKeys } from '../schema/idempotency.ts';
import { partners } from '../schema/partners.ts';
import { isOrderOf, type Owner } from './orders.ts';

/** The status of an order: paid or refunded, or the result of the last attempt to pay it. A test order has none. */
export type OrderProgress =
  | 'awaiting-payment'
  | 'confirming'
  | 'declined'
  | 'cancelled'
  | 'too-old'
  | 'paid'
  | 'refunded'
  | 'test';

/** An order as its buyer sees it later. */
export interface PastOrder extends OrderRow {
  readonly items: readonly OrderItemRow[];
  readonly progress: OrderProgress;
  /** The partner, if the shop knows the referral code. */
  readonly partner: string | null;
}

function progressOf(order: OrderRow, lastTry: PaymentRow | undefined, now: Date): OrderProgress {
  if (order.isTest) return 'test';
  if (order.status === 'paid') return order.refundedAt === null ? 'paid' : 'refunded';
  if (lastTry?.outcome === 'confirming') return 'confirming';
  return isTooOld(order, now) ? 'too-old' : (lastTry?.outcome ?? 'awaiting-payment');
}

/** The newest orders, which are listed. */
const most = 100;

export const orderHistoryRepository = (db: Database) => {
  const list = async (which: SQL | undefined, now: Date): Promise<readonly PastOrder[]> => {
    const own = await db
      .select({ order: orders, partner: partners.name })
      .from(orders)
      .leftJoin(partners, eq(partners.code, sql`lower(trim(${orders.referralCode}))`))
      .where(which)
      .orderBy(desc(orders.number))
      .limit(most);
    const ids = own.map(({ order }) => order.id);
    const [items, tries] = await db.batch([
      db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.position)),
      db.select().from(payments).where(inArray(payments.orderId, ids)).orderBy(desc(payments.createdAt)),
    ]);
    return own.map(({ order, partner }) => {
      const lastTry = tries.find(({ orderId }) => orderId === order.id);
      return {
        ...order,
        partner,
        progress: progressOf(order, lastTry, now),
        items: items.filter(({ orderId }) => orderId === order.id),
      };
    });
  };
  return {
    /**
     * A buyer's orders as they are at `now`, newest first. Test orders that guests placed are left out: anyone can place
     * them with any email address.
     */
    of: (owner: Owner, now: Date) =>
      list(
        and(isOrderOf(owner), isNull(orders.discardedAt), or(eq(orders.userId, owner.id), eq(orders.isTest, false))),
        now,
      ),
    /** Includes discarded orders, as long as the shop stores them. */
    all: (owner: Owner, now: Date) => list(isOrderOf(owner), now),

    /**
     * Discards an unpaid order, and returns whether it is discarded now; placing the same order again creates a new one.
     */
    discard: async (id: string, now: Date): Promise<boolean> => {
      const discarded = db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isNotNull(orders.discardedAt)));
      const [, , rows] = await db.batch([
        db
          .update(orders)
          .set({ discardedAt: now })
          .where(and(eq(orders.id, id), eq(orders.status, 'awaiting-payment'), isNull(orders.discardedAt))),
        db.delete(idempotencyKeys).where(inArray(idempotencyKeys.orderId, discarded)),
        discarded,
      ]);
      return rows.length > 0;
    },
  };
};
