import type { Stripe } from 'stripe';
import { refuse } from '../http/refusal.ts';
import type { OrderRow } from '../schema.ts';
import type { Shop } from '../shop.ts';

/** What came of a webhook's event. */
export type Settlement = 'paid' | 'already-paid' | 'declined' | 'cancelled' | 'ignored';

function isAmountRight(session: Stripe.Checkout.Session, order: OrderRow): boolean {
  return session.amount_total === order.total && session.currency?.toUpperCase() === order.currency;
}

async function settleSession(shop: Shop, session: Stripe.Checkout.Session): Promise<Settlement> {
  const payment = await shop.payments.find(session.id);
  const order = payment === null ? null : await shop.orders.find(payment.orderId);
  // Other shops may share the Stripe account: their sessions are not ours to judge.
  if (payment === null || order === null) return 'ignored';
  if (!isAmountRight(session, order)) refuse(`The amount paid is not that of order ${order.number}.`);
  return (await shop.payments.settle(payment, shop.now())) ? 'paid' : 'already-paid';
}

/** Notes for the buyer's account how a checkout ended that nobody paid. */
async function noteFailure(shop: Shop, event: Stripe.Event): Promise<Settlement> {
  if (event.type === 'checkout.session.async_payment_failed') {
    await shop.payments.countDecline(event.data.object.id);
    return 'declined';
  }
  if (event.type !== 'checkout.session.expired') return 'ignored';
  await shop.payments.cancel(event.data.object.id);
  return 'cancelled';
}

/**
 * Marks an order paid when a verified Stripe event says that its session was; the same event twice changes nothing.
 * Refuses an amount or currency that is not the order's, so that Stripe's dashboard shows the event as failed.
 */
export async function settleStripeEvent(shop: Shop, event: Stripe.Event): Promise<Settlement> {
  if (event.type !== 'checkout.session.completed' && event.type !== 'checkout.session.async_payment_succeeded') {
    return noteFailure(shop, event);
  }
  return event.data.object.payment_status === 'paid' ? settleSession(shop, event.data.object) : 'ignored';
}
