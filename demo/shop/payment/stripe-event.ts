import type { Stripe } from 'stripe';
import { refuse } from '../http/refusal.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { settle } from './settle.ts';

/** The result of a webhook's event. */
export type Settlement =
  | 'paid'
  | 'again'
  | 'refunded'
  | 'surplus'
  | 'confirming'
  | 'declined'
  | 'cancelled'
  | 'ignored';

function isAmountRight(session: Stripe.Checkout.Session, order: OrderRow): boolean {
  return session.amount_total === order.total && session.currency?.toUpperCase() === order.currency;
}

async function settleSession(shop: Shop, session: Stripe.Checkout.Session): Promise<Settlement> {
  const payment = await shop.payments.find(session.id);
  const order = payment === null ? null : await shop.orders.find(payment.orderId);
  // Other shops may share the Stripe account: their sessions are not ours to handle.
  if (payment === null || order === null) return 'ignored';
  if (!isAmountRight(session, order)) {
    shop.log.error({ order: order.number, session: session.id }, 'another amount was paid than the order’s');
    refuse('amount-wrong', order.number);
  }
  return settle(shop, { order, payment });
}

/** How long a bank may take for a payment, in milliseconds; Stripe's slowest take two weeks. */
const longestConfirming = 30 * 24 * 60 * 60 * 1000;

/** The buyer is done, but the bank is not: nobody is asked to pay meanwhile. */
async function noteConfirming(shop: Shop, { id }: Stripe.Checkout.Session): Promise<Settlement> {
  const expiresAt = new Date(shop.now().getTime() + longestConfirming);
  await shop.payments.note(id, { outcome: 'confirming', expiresAt });
  return 'confirming';
}

/** After a partial refund, or the refund of a surplus payment, the order stays paid. */
async function noteRefund(shop: Shop, { refunded, metadata }: Stripe.Charge): Promise<Settlement> {
  const paid = refunded ? await shop.refunds.findPayment(metadata['paymentId'] ?? '') : null;
  if (paid === null) return 'ignored';
  await shop.refunds.note(paid, shop.now());
  shop.outbox.wake();
  return 'refunded';
}

/** Stores for the buyer's account how an unpaid checkout ended. */
async function noteFailure(shop: Shop, event: Stripe.Event): Promise<Settlement> {
  if (event.type === 'checkout.session.async_payment_failed') {
    await shop.payments.countDecline(event.data.object.id);
    await shop.payments.note(event.data.object.id, { status: 'closed' });
    return 'declined';
  }
  if (event.type === 'charge.refunded') return noteRefund(shop, event.data.object);
  if (event.type !== 'checkout.session.expired') return 'ignored';
  await shop.payments.note(event.data.object.id, { status: 'closed', outcome: 'cancelled' });
  return 'cancelled';
}

/**
 * Marks an order as paid or refunded when a verified Stripe event says so; repeating an event changes nothing. Refuses
 * a wrong amount or currency, so that Stripe's dashboard shows the event as failed.
 */
export async function settleStripeEvent(shop: Shop, event: Stripe.Event): Promise<Settlement> {
  if (event.type !== 'checkout.session.completed' && event.type !== 'checkout.session.async_payment_succeeded') {
    return noteFailure(shop, event);
  }
  const session = event.data.object;
  return session.payment_status === 'unpaid' ? noteConfirming(shop, session) : settleSession(shop, session);
}
