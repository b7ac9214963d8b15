import { and, eq, exists, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { CheckoutSession } from '../payment/gateway.ts';
import { orders } from '../schema/orders.ts';
import { payments, type PaymentRow } from '../schema/payments.ts';

export type Claim = Pick<PaymentRow, 'id' | 'orderId' | 'gateway' | 'returnUrl' | 'createdAt' | 'expiresAt'>;

/** A payment with an open session at the provider. */
export interface OpenedPayment extends PaymentRow {
  readonly sessionId: string;
  readonly url: string;
}

export const isOpened = (payment: PaymentRow): payment is OpenedPayment =>
  payment.sessionId !== null && payment.url !== null;

/** Being opened, or payable. */
export const isUnsettled = inArray(payments.status, ['opening', 'open']);

const isNotCaptured = or(isNull(payments.outcome), ne(payments.outcome, 'confirming'));

async function changeIf(db: Database, which: SQL | undefined, change: Partial<PaymentRow>): Promise<boolean> {
  const rows = await db.update(payments).set(change).where(which).returning({ id: payments.id });
  return rows.length > 0;
}

export const paymentRepository = (db: Database) => ({
  /** Prevents others from opening a session for an order until `expiresAt`; returns whether that worked. */
  claim: async (claim: Claim): Promise<boolean> => {
    const { orderId, createdAt } = claim;
    const [, claimed] = await db.batch([
      db
        .update(payments)
        .set({ status: 'closed' })
        .where(and(eq(payments.orderId, orderId), isUnsettled, lte(payments.expiresAt, createdAt))),
      db
        .insert(payments)
        .values({ ...claim, status: 'opening' })
        .onConflictDoNothing()
        .returning({ id: payments.id }),
    ]);
    return claimed.length > 0;
  },

  /**
   * Stores the session that was opened for a claim; returns false if it must not be paid, because the claim has
   * expired, or the order is paid or discarded.
   */
  opened: async ({ id, orderId }: Claim, session: CheckoutSession): Promise<boolean> => {
    const isUnpaid = and(eq(orders.id, orderId), eq(orders.status, 'awaiting-payment'), isNull(orders.discardedAt));
    const isAwaited = exists(db.select().from(orders).where(isUnpaid));
    const isClaimed = and(eq(payments.id, id), eq(payments.status, 'opening'));
    return changeIf(db, and(isClaimed, isAwaited), { ...session, status: 'open' });
  },

  /** The payment with this session, or null. */
  find: async (sessionId: string): Promise<OpenedPayment | null> => {
    const payment = await db.select().from(payments).where(eq(payments.sessionId, sessionId)).get();
    return payment !== undefined && isOpened(payment) ? payment : null;
  },

  /** The payment of an order that is being opened or can be paid at `now`, or null. */
  current: async (orderId: string, now: Date): Promise<PaymentRow | null> => {
    const isCurrent = and(eq(payments.orderId, orderId), isUnsettled, gt(payments.expiresAt, now));
    return (await db.select().from(payments).where(isCurrent).get()) ?? null;
  },

  /** Closes a payment so that it can't be paid any more; returns false if it is in progress or settled. */
  close: (id: string) => changeIf(db, and(eq(payments.id, id), isUnsettled, isNotCaptured), { status: 'closed' }),

  /** Marks an open payment as in progress, so that it is not closed meanwhile; returns false if it is not open. */
  capture: (id: string) =>
    changeIf(db, and(eq(payments.id, id), eq(payments.status, 'open')), { outcome: 'confirming' }),

  /** Changes the return URL for cancelling buyers. */
  returnTo: (id: string, returnUrl: string) => db.update(payments).set({ returnUrl }).where(eq(payments.id, id)),

  /** Stores the result of a buyer's attempt, if it did not pay. */
  note: (sessionId: string, result: Partial<Pick<PaymentRow, 'outcome' | 'status' | 'expiresAt'>>) =>
    db
      .update(payments)
      .set(result)
      .where(and(eq(payments.sessionId, sessionId), eq(payments.status, 'open'))),

  /** Counts a declined card. */
  countDecline: (sessionId: string) =>
    db
      .update(payments)
      .set({ declines: sql`${payments.declines} + 1`, outcome: 'declined' })
      .where(eq(payments.sessionId, sessionId)),
});
