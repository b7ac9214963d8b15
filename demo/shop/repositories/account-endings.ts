import { and, eq, inArray, notExists, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { idempotencyKeys } from '../schema/idempotency.ts';
import { orderItems, orders } from '../schema/orders.ts';
import { payments } from '../schema/payments.ts';

export const accountEndingRepository = (db: Database) => ({
  /**
   * Deletes an account's test orders, and its orders without a started payment; the others stay as invoices, without the
   * account.
   */
  endOrders: async (userId: string): Promise<void> => {
    const isPaying = db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orders.id));
    const isUnpaid = and(eq(orders.status, 'awaiting-payment'), notExists(isPaying));
    const ended = db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.userId, userId), or(orders.isTest, isUnpaid)));
    await db.batch([
      db.delete(orderItems).where(inArray(orderItems.orderId, ended)),
      db.delete(idempotencyKeys).where(inArray(idempotencyKeys.orderId, ended)),
      db.delete(payments).where(inArray(payments.orderId, ended)),
      db.delete(orders).where(inArray(orders.id, ended)),
      db.update(orders).set({ userId: null }).where(eq(orders.userId, userId)),
    ]);
  },
});
