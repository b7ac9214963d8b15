import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { orders, payments, type PaymentRow } from '../schema.ts';

export type NewPayment = Omit<PaymentRow, 'declines' | 'status' | 'outcome'>;

export const paymentRepository = (db: Database) => ({
  /** Stores an open payment session. */
  add: (payment: NewPayment) => db.insert(payments).values({ ...payment, status: 'open' }),

  /** The session with this id, or null. */
  find: async (sessionId: string): Promise<PaymentRow | null> => {
    const [payment] = await db.select().from(payments).where(eq(payments.sessionId, sessionId));
    return payment ?? null;
  },

  /** The newest session of an order that can still be paid at `now`, or null. */
  findOpen: async (orderId: string, now: Date): Promise<PaymentRow | null> => {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'open'), gt(payments.expiresAt, now)))
      .orderBy(desc(payments.createdAt))
      .limit(1);
    return payment ?? null;
  },

  /** Closes a session that another one takes the place of. */
  close: (sessionId: string) => db.update(payments).set({ status: 'closed' }).where(eq(payments.sessionId, sessionId)),

  /** Sends cancelling buyers of a session elsewhere. */
  returnTo: (sessionId: string, returnUrl: string) =>
    db.update(payments).set({ returnUrl }).where(eq(payments.sessionId, sessionId)),

  /** Notes that the buyer went away without paying. */
  cancel: (sessionId: string) =>
    db
      .update(payments)
      .set({ outcome: 'cancelled' })
      .where(and(eq(payments.sessionId, sessionId), eq(payments.status, 'open'))),

  /** Counts a card that was declined. */
  countDecline: (sessionId: string) =>
    db
      .update(payments)
      .set({ declines: sql`${payments.declines} + 1`, outcome: 'declined' })
      .where(eq(payments.sessionId, sessionId)),

  /**
   * Marks an order and the session that paid it as paid. Gives whether this call did it: of two at the same time, the
   * database lets only one turn an order that awaits payment into a paid one.
   */
  settle: async ({ sessionId, orderId }: Pick<PaymentRow, 'sessionId' | 'orderId'>, now: Date): Promise<boolean> => {
    const [turned] = await db.batch([
      db
        .update(orders)
        .set({ status: 'paid', paidAt: now })
        .where(and(eq(orders.id, orderId), eq(orders.status, 'awaiting-payment')))
        .returning({ id: orders.id }),
      db.update(payments).set({ status: 'paid' }).where(eq(payments.sessionId, sessionId)),
    ]);
    return turned.length > 0;
  },
});
