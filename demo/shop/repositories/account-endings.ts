import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeys } from '../schema/idempotency.ts';
import { orderItems, orders } from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';

export const accountEndingRepository = (db: Database) => ({
  /** Deletes an account's orders without a started payment; the others stay as invoices, without the account. */
  endOrders: async (userId: string): Promise<void> => {
    const isPaying = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orders.id));
    const unpaid = db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.status, 'awaiting-payment'), notExists(isPaying)));
    await db.batch([
      db.delete(orderItems).where(inArray(orderItems.orderId, unpaid)),
      db.delete(idempotencyKeys).where(inArray(idempotencyKeys.orderId, unpaid)),
      db.delete(orders).where(inArray(orders.id, unpaid)),
      db.update(orders).set({ userId: null }).where(eq(orders.userId, userId)),
    ]);
  },
});
