import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { orders, type OrderRow } from '../schema/orders.ts';
import { payments, type PaymentRow } from '../schema/payments.ts';
import { mails } from '../schema/mails.ts';
import { mailRows, partnerMails, type OwedMail } from './mails.ts';
import { isUnsettled } from './payments.ts';

/** The result of the news that a session was paid: `again` if it was known, `surplus` if another session had paid. */
export interface Settled {
  readonly outcome: 'paid' | 'again' | 'surplus';
  /** Other sessions of the order, which must not be paid any more. */
  readonly closed: readonly Pick<PaymentRow, 'sessionId' | 'gateway'>[];
}

const letters = ['order-paid', 'order-for-staff'] as const;

/**
 * For a test order, only the partner is notified: the studio has nothing to do, and anybody could trigger its emails.
 */
const paidMails = ({ orderId, referralCode, isTest }: Paid): readonly OwedMail[] => [
  ...(isTest ? [] : letters.map((kind) => ({ kind, about: orderId }))),
  ...partnerMails('webhook-paid', { id: orderId, referralCode }),
];

type Paid = Pick<PaymentRow, 'id' | 'orderId' | 'payer'> & Pick<OrderRow, 'referralCode' | 'isTest'>;

export const settlementRepository = (db: Database) => ({
  /**
   * Marks an order and the payment that paid it as paid, and closes its other payments. If there are two at the same
   * time, the database lets only one pay the order; the other is marked as surplus until it is refunded. An order that
   * was discarded meanwhile is listed for its buyer again.
   */
  settle: async (paid: Paid, now: Date): Promise<Settled> => {
    const { id, orderId, payer } = paid;
    const owed = mailRows(paidMails(paid), now);
    const orderStatus = db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
    const [marked, , closed, [stored]] = await db.batch([
      db
        .update(payments)
        .set({ payer, status: sql`CASE WHEN (${orderStatus}) = 'paid' THEN 'surplus' ELSE 'paid' END` })
        .where(and(eq(payments.id, id), notInArray(payments.status, ['paid', 'surplus', 'refunded'])))
        .returning({ status: payments.status }),
      db
        .update(orders)
        .set({ status: 'paid', paidAt: now, discardedAt: null })
        .where(and(eq(orders.id, orderId), eq(orders.status, 'awaiting-payment'))),
      db
        .update(payments)
        .set({ status: 'closed' })
        .where(and(eq(payments.orderId, orderId), ne(payments.id, id), isUnsettled))
        .returning({ sessionId: payments.sessionId, gateway: payments.gateway }),
      db.select({ status: payments.status }).from(payments).where(eq(payments.id, id)),
      // With the payment or not at all; an order that was paid before has already been reported.
      ...(owed.length === 0 ? [] : [db.insert(mails).values(owed).onConflictDoNothing()]),
    ]);
    if (stored?.status === 'surplus') return { outcome: 'surplus', closed };
    return { outcome: marked.length > 0 ? 'paid' : 'again', closed };
  },

  /** Whether the browser with this value has paid the order. */
  isPayer: async (orderId: string, payer: string): Promise<boolean> => {
    const isTheirs = and(eq(payments.orderId, orderId), eq(payments.status, 'paid'), eq(payments.payer, payer));
    return (await db.select().from(payments).where(isTheirs).get()) !== undefined;
  },

  /** The page that a paid order came from; null if it is not paid. */
  returnUrl: async (orderId: string): Promise<string | null> => {
    const isPaid = and(eq(payments.orderId, orderId), eq(payments.status, 'paid'));
    return (await db.select().from(payments).where(isPaid).get())?.returnUrl ?? null;
  },

  /**
   * Records that the page of a paid order was notified, and returns the order; null if it is not paid or was reported
   * before.
   */
  tellPaid: async (orderId: string, now: Date): Promise<OrderRow | null> => {
    const [told, [order]] = await db.batch([
      db
        .update(payments)
        .set({ toldAt: now })
        .where(and(eq(payments.orderId, orderId), eq(payments.status, 'paid'), isNull(payments.toldAt)))
        .returning({ id: payments.id }),
      db.select().from(orders).where(eq(orders.id, orderId)),
    ]);
    return told.length === 0 ? null : (order ?? null);
  },

  /** Records that a surplus payment was refunded. */
  refunded: async (id: string): Promise<void> => {
    await db.update(payments).set({ status: 'refunded' }).where(eq(payments.id, id));
  },
});
