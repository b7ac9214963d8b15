import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OrderRow, PaymentRow } from '../schema/orders.ts';
import { outboxRepository, webhookEntries } from './outbox.ts';

/** An order with the payment that paid it. */
export interface PaidOrder {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

export const refundRepository = (db: Database) => {
  async function paidOrder(order: OrderRow | undefined): Promise<PaidOrder | null> {
    if (order === undefined) return null;
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('orderId', '=', order.id)
      .where('status', '=', 'paid')
      .executeTakeFirst();
    return payment === undefined ? null : { order, payment };
  }
  return {
    /** The paid order with this number, or null; test orders are excluded, because they cost nothing. */
    findNumber: async (number: number): Promise<PaidOrder | null> => {
      const order = db.selectFrom('orders').selectAll().where('number', '=', number).where('isTest', '=', false);
      return paidOrder(await order.executeTakeFirst());
    },

    /** The order that this payment has paid, or null. */
    findPayment: async (id: string): Promise<PaidOrder | null> => {
      const orderId = db.selectFrom('payments').select('orderId').where('id', '=', id).where('status', '=', 'paid');
      return paidOrder(await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst());
    },

    /** Records that a paid order was refunded, and stores the notice to its partner: both or nothing, and once. */
    refund: ({ order }: PaidOrder, now: Date): Promise<void> =>
      inTransaction(db, async (tx) => {
        const refunded = tx.updateTable('orders').set({ refundedAt: now }).where('id', '=', order.id);
        await refunded.where('refundedAt', 'is', null).execute();
        await outboxRepository(tx).add(webhookEntries('webhook-refunded', order), now);
      }),
  };
};
