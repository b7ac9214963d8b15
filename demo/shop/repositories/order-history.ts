import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { isOrderOf, type Owner } from './ownership.ts';
import { isTooOld } from '../ordering/lifetimes.ts';
import { orderItems, orders, payments, type OrderItemRow, type OrderRow, type PaymentRow } from '../schema.ts';
import { partners } from '../schema/partners.ts';

/** How far an order has come: paid, or what came of the last try to pay it. */
export type OrderProgress = 'awaiting-payment' | 'confirming' | 'declined' | 'cancelled' | 'too-old' | 'paid';

/** An order as its buyer sees it later on. */
export interface PastOrder extends OrderRow {
  readonly items: readonly OrderItemRow[];
  readonly progress: OrderProgress;
  /** Who the buyer came from, if the shop knows the referral code. */
  readonly partner: string | null;
}

function progressOf(order: OrderRow, lastTry: PaymentRow | undefined, now: Date): OrderProgress {
  if (order.status === 'paid') return 'paid';
  if (lastTry?.outcome === 'confirming') return 'confirming';
  return isTooOld(order, now) ? 'too-old' : (lastTry?.outcome ?? 'awaiting-payment');
}

/** The newest orders that are listed. */
const most = 100;

export const orderHistoryRepository = (db: Database) => ({
  /** A buyer's orders as they are at `now`, newest first. */
  of: async (owner: Owner, now: Date): Promise<readonly PastOrder[]> => {
    const own = await db
      .select({ order: orders, partner: partners.name })
      .from(orders)
      .leftJoin(partners, eq(partners.code, sql`lower(trim(${orders.referralCode}))`))
      .where(isOrderOf(owner))
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
  },
});
