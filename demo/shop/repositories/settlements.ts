import { firstOf, type Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OrderRow, PaymentRow } from '../schema/orders.ts';
import { orderMailKinds, type OrderEntry } from '../schema/outbox.ts';
import { outboxRepository, webhookEntries } from './outbox.ts';
import { closeUnsettled, lockOrder } from './payments.ts';

/** The result of the news that a session was paid: `again` if it was known, `surplus` if another session had paid. */
export interface Settled {
  readonly outcome: 'paid' | 'again' | 'surplus';
  /** Other sessions of the order, which must not be paid any more. */
  readonly closed: readonly Pick<PaymentRow, 'sessionId' | 'gateway'>[];
}

type Paid = Pick<PaymentRow, 'id' | 'orderId' | 'payer'>;

/**
 * For a test order, only the partner is notified: the studio has nothing to do, and anybody could trigger its emails.
 */
const paidEntries = (order: OrderRow): readonly OrderEntry[] => [
  ...(order.isTest ? [] : orderMailKinds.map((kind) => ({ kind, orderId: order.id }))),
  ...webhookEntries('webhook-paid', order),
];

/** Marks the payment; a second one of the same order is a surplus until it is refunded. */
async function markPayment(tx: Database, { id, payer }: Paid, { status }: OrderRow): Promise<Settled['outcome']> {
  const payment = await tx.selectFrom('payments').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
  if (payment?.status === 'surplus') return 'surplus';
  if (payment === undefined || payment.status === 'paid' || payment.status === 'refunded') return 'again';
  const outcome = status === 'paid' ? 'surplus' : 'paid';
  await tx.updateTable('payments').set({ payer, status: outcome }).where('id', '=', id).execute();
  return outcome;
}

export const settlementRepository = (db: Database) => {
  const paidPayment = (orderId: string) =>
    db.selectFrom('payments').selectAll().where('orderId', '=', orderId).where('status', '=', 'paid');
  return {
    /**
     * Marks an order and the payment that paid it as paid, closes its other payments, and stores the emails and webhooks
     * about it: all or nothing. If there are two payments at the same time, only one pays the order; the other is
     * marked as surplus until it is refunded. An order that was discarded meanwhile is listed for its buyer again.
     */
    settle: (paid: Paid, now: Date): Promise<Settled> =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, paid.orderId);
        if (order === undefined) return { outcome: 'again', closed: [] };
        const outcome = await markPayment(tx, paid, order);
        const closed = await closeUnsettled(tx, order.id);
        if (outcome === 'paid') {
          const change = { status: 'paid', paidAt: now, discardedAt: null } as const;
          await tx.updateTable('orders').set(change).where('id', '=', order.id).execute();
          await outboxRepository(tx).add(paidEntries(order), now);
        }
        return { outcome, closed };
      }),

    /** Whether the browser with this value has paid the order. */
    isPayer: async (orderId: string, payer: string): Promise<boolean> =>
      (await paidPayment(orderId).where('payer', '=', payer).executeTakeFirst()) !== undefined,

    /** The page that a paid order came from; null if it is not paid. */
    returnUrl: async (orderId: string): Promise<string | null> =>
      (await paidPayment(orderId).executeTakeFirst())?.returnUrl ?? null,

    /**
     * Records that the page of a paid order was notified, and returns the order; null if it is not paid or was reported
     * before.
     */
    tellPaid: async (orderId: string, now: Date): Promise<OrderRow | null> => {
      const told = await db
        .updateTable('payments')
        .set({ toldAt: now })
        .where('orderId', '=', orderId)
        .where('status', '=', 'paid')
        .where('toldAt', 'is', null)
        .returning('id')
        .execute();
      if (told.length === 0) return null;
      return firstOf(db.selectFrom('orders').selectAll().where('id', '=', orderId));
    },

    /** Records that a surplus payment was refunded. */
    refunded: async (id: string): Promise<void> => {
      await db.updateTable('payments').set({ status: 'refunded' }).where('id', '=', id).execute();
    },
  };
};
