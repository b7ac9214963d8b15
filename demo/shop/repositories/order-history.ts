import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { isTooOld } from '../ordering/lifetimes.ts';
import type { OrderItemRow, OrderRow, PaymentRow } from '../schema/orders.ts';
import { isOrderOf, type Owner } from './orders.ts';
import { lockOrder } from './payments.ts';

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
  const newestOf = (owner: Owner) =>
    db
      .selectFrom('orders')
      .leftJoin('partners', (join) => join.on('partners.code', '=', sql<string>`lower(trim(orders.referral_code))`))
      .selectAll('orders')
      .select('partners.name as partner')
      .where(isOrderOf(owner))
      .orderBy('number', 'desc')
      .limit(most);

  const withItems = async (
    orders: readonly (OrderRow & Pick<PastOrder, 'partner'>)[],
    now: Date,
  ): Promise<readonly PastOrder[]> => {
    const ids = orders.map(({ id }) => id);
    if (ids.length === 0) return [];
    const ofOrders = db.selectFrom('orderItems').selectAll().where('orderId', 'in', ids);
    const items = await ofOrders.orderBy('position').execute();
    const tries = await db
      .selectFrom('payments')
      .selectAll()
      .where('orderId', 'in', ids)
      .orderBy('createdAt', 'desc')
      .execute();
    return orders.map((order) => ({
      ...order,
      progress: progressOf(
        order,
        tries.find(({ orderId }) => orderId === order.id),
        now,
      ),
      items: items.filter(({ orderId }) => orderId === order.id),
    }));
  };
  return {
    /**
     * A buyer's orders as they are at `now`, newest first. Test orders that guests placed are left out: anyone can place
     * them with any email address.
     */
    of: async (owner: Owner, now: Date): Promise<readonly PastOrder[]> => {
      const listed = newestOf(owner)
        .where('discardedAt', 'is', null)
        .where((column) => column.or([column('userId', '=', owner.id), column('isTest', '=', false)]));
      return withItems(await listed.execute(), now);
    },

    /** Includes discarded orders, as long as the shop stores them. */
    all: async (owner: Owner, now: Date): Promise<readonly PastOrder[]> =>
      withItems(await newestOf(owner).execute(), now),

    /**
     * Discards an unpaid order, and returns whether it is discarded now; placing the same order again creates a new one.
     */
    discard: (id: string, now: Date): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, id);
        if (order?.status !== 'awaiting-payment') return false;
        await tx
          .updateTable('orders')
          .set({ discardedAt: order.discardedAt ?? now })
          .where('id', '=', id)
          .execute();
        await tx.deleteFrom('idempotencyKeys').where('orderId', '=', id).execute();
        return true;
      }),
  };
};
