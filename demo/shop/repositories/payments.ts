import { sql, type Updateable } from 'kysely';
import { firstOf, type Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { CheckoutSession } from '../payment/gateway.ts';
import type { OrderRow, PaymentRow, PaymentsTable } from '../schema/orders.ts';

export type Claim = Pick<PaymentRow, 'id' | 'orderId' | 'gateway' | 'returnUrl' | 'createdAt' | 'expiresAt'>;

/** A payment with an open session at the provider. */
export interface OpenedPayment extends PaymentRow {
  readonly sessionId: string;
  readonly url: string;
}

export const isOpened = (payment: PaymentRow): payment is OpenedPayment =>
  payment.sessionId !== null && payment.url !== null;

/** The statuses of a payment that is being opened, or payable. */
const unsettled = ['opening', 'open'] as const;

/** Reads an order in order to change it or its payments: nobody else can until the transaction ends. */
export const lockOrder = (tx: Database, id: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Closes the payments of an order that are being opened or payable, so that they can't be paid any more. */
export const closeUnsettled = (tx: Database, orderId: string) =>
  tx
    .updateTable('payments')
    .set({ status: 'closed' })
    .where('orderId', '=', orderId)
    .where('status', 'in', unsettled)
    .returning(['sessionId', 'gateway'])
    .execute();

const change = (db: Database, values: Updateable<PaymentsTable>) => db.updateTable('payments').set(values);

/** How a payment is opened and closed: an order has one at a time. */
const openings = (db: Database) => ({
  /** Prevents others from opening a session for an order until `expiresAt`; returns whether that worked. */
  claim: async (claim: Claim): Promise<boolean> => {
    await change(db, { status: 'closed' })
      .where('orderId', '=', claim.orderId)
      .where('status', 'in', unsettled)
      .where('expiresAt', '<=', claim.createdAt)
      .execute();
    const claimed = await db
      .insertInto('payments')
      .values({ ...claim, status: 'opening' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return claimed.length > 0;
  },

  /**
   * Stores the session that was opened for a claim; returns false if it must not be paid, because the claim has
   * expired, or the order is paid or discarded.
   */
  opened: ({ id, orderId }: Claim, session: CheckoutSession): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.status !== 'awaiting-payment' || order.discardedAt !== null) return false;
      const opened = await tx
        .updateTable('payments')
        .set({ ...session, status: 'open' })
        .where('id', '=', id)
        .where('status', '=', 'opening')
        .returning('id')
        .execute();
      return opened.length > 0;
    }),

  /** Closes a payment so that it can't be paid any more; returns false if it is in progress or settled. */
  close: async (id: string): Promise<boolean> => {
    const closed = await change(db, { status: 'closed' })
      .where('id', '=', id)
      .where('status', 'in', unsettled)
      .where((column) => column.or([column('outcome', 'is', null), column('outcome', '<>', 'confirming')]))
      .returning('id')
      .execute();
    return closed.length > 0;
  },

  /** Marks an open payment as in progress, so that it is not closed meanwhile; returns false if it is not open. */
  capture: async (id: string): Promise<boolean> => {
    const captured = await change(db, { outcome: 'confirming' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('id')
      .execute();
    return captured.length > 0;
  },
});

export const paymentRepository = (db: Database) => ({
  ...openings(db),

  /** The payment with this session, or null. */
  find: async (sessionId: string): Promise<OpenedPayment | null> => {
    const payment = await db.selectFrom('payments').selectAll().where('sessionId', '=', sessionId).executeTakeFirst();
    return payment !== undefined && isOpened(payment) ? payment : null;
  },

  /** The payment of an order that is being opened or can be paid at `now`, or null. */
  current: (orderId: string, now: Date): Promise<PaymentRow | null> => {
    const ofOrder = db.selectFrom('payments').selectAll().where('orderId', '=', orderId);
    return firstOf(ofOrder.where('status', 'in', unsettled).where('expiresAt', '>', now));
  },

  /** Changes the return URL for cancelling buyers. */
  returnTo: async (id: string, returnUrl: string): Promise<void> => {
    await change(db, { returnUrl }).where('id', '=', id).execute();
  },

  /** Stores the result of a buyer's attempt, if it did not pay. */
  update: async (
    sessionId: string,
    result: Partial<Pick<PaymentRow, 'outcome' | 'status' | 'expiresAt'>>,
  ): Promise<void> => {
    await change(db, result).where('sessionId', '=', sessionId).where('status', '=', 'open').execute();
  },

  /** Counts a declined card. */
  countDecline: async (sessionId: string): Promise<void> => {
    await change(db, { outcome: 'declined' })
      .set({ declines: sql`declines + 1` })
      .where('sessionId', '=', sessionId)
      .execute();
  },
});
