import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { mails } from '../schema/mails.ts';
import { orders, type OrderRow } from '../schema/orders.ts';
import { payments, type PaymentRow } from '../schema/payments.ts';
import { mailRows, partnerMails } from './mails.ts';

/** An order with the payment that paid it. */
export interface PaidOrder {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
}

export const refundRepository = (db: Database) => {
  const paid = () =>
    db
      .select({ order: orders, payment: payments })
      .from(orders)
      .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.status, 'paid')));
  return {
    /** The paid order with this number, or null; test orders are excluded, because they cost nothing. */
    findNumber: async (number: number): Promise<PaidOrder | null> =>
      (await paid().where(and(eq(orders.number, number), eq(orders.isTest, false))))[0] ?? null,

    /** The order that this payment has paid, or null. */
    findPayment: async (id: string): Promise<PaidOrder | null> => (await paid().where(eq(payments.id, id)))[0] ?? null,

    /** Records that a paid order was refunded, and stores the notice to its partner: both or nothing, and once. */
    note: async ({ order }: PaidOrder, now: Date): Promise<void> => {
      const owed = mailRows(partnerMails('webhook-refunded', order), now);
      await db.batch([
        db
          .update(orders)
          .set({ refundedAt: now })
          .where(and(eq(orders.id, order.id), isNull(orders.refundedAt))),
        ...(owed.length === 0 ? [] : [db.insert(mails).values(owed).onConflictDoNothing()]),
      ]);
    },
  };
};
