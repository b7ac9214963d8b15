import { refuse } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import { settle } from './settle.ts';

/**
 * The result of an event that a payment provider reports. A webhook answers `surplus` with an error, so that the event
 * is sent again.
 */
export type EventResult =
  | 'paid'
  | 'again'
  | 'refunded'
  | 'surplus'
  | 'confirming'
  | 'declined'
  | 'cancelled'
  | 'ignored';

/**
 * Marks the order of a session as paid. Refuses a wrong amount (in cents) or currency (in any case), so that the
 * provider shows the event as failed.
 */
export async function checkoutPaid(
  shop: Shop,
  sessionId: string,
  amount: number | null,
  currency: string | null,
): Promise<EventResult> {
  const payment = await shop.payments.find(sessionId);
  const order = payment === null ? null : await shop.orders.find(payment.orderId);
  // Other shops may share the account at the provider: their sessions are not ours to handle.
  if (payment === null || order === null) return 'ignored';
  if (amount !== order.total || currency?.toUpperCase() !== order.currency) {
    shop.log.error({ order: order.number, session: sessionId }, 'another amount was paid than the order’s');
    refuse('amount-wrong', order.number);
  }
  return settle(shop, { order, payment });
}

/** How long a bank may take for a payment, in milliseconds; Stripe's slowest take two weeks. */
const longestConfirming = 30 * 24 * 60 * 60 * 1000;

/** The buyer is done, but the bank is not: nobody is asked to pay meanwhile. */
export async function checkoutConfirming(shop: Shop, sessionId: string): Promise<EventResult> {
  const expiresAt = new Date(shop.now().getTime() + longestConfirming);
  await shop.payments.update(sessionId, { outcome: 'confirming', expiresAt });
  return 'confirming';
}

/** The bank declined a payment that it was confirming. */
export async function checkoutDeclined(shop: Shop, sessionId: string): Promise<EventResult> {
  await shop.payments.countDecline(sessionId);
  await shop.payments.update(sessionId, { status: 'closed' });
  return 'declined';
}

/** The session can't be paid any more. */
export async function checkoutExpired(shop: Shop, sessionId: string): Promise<EventResult> {
  await shop.payments.update(sessionId, { status: 'closed', outcome: 'cancelled' });
  return 'cancelled';
}

/** A payment (the `key` of its session) was refunded in full. After the refund of a surplus one, the order stays paid. */
export async function paymentRefunded(shop: Shop, key: string): Promise<EventResult> {
  const paid = await shop.refunds.findPayment(key);
  if (paid === null) return 'ignored';
  await shop.refunds.refund(paid, shop.now());
  shop.outbox.wake();
  return 'refunded';
}
