import type { Stripe } from 'stripe';
import type { Shop } from '../shop.ts';
import {
  checkoutConfirming,
  checkoutDeclined,
  checkoutExpired,
  checkoutPaid,
  paymentRefunded,
  type EventResult,
} from './provider-events.ts';

/** Handles a verified event of Stripe; repeating it changes nothing. */
export async function handleStripeEvent(shop: Shop, { type, data }: Stripe.Event): Promise<EventResult> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { id, payment_status: status, amount_total: amount, currency } = data.object;
      return status === 'unpaid' ? checkoutConfirming(shop, id) : checkoutPaid(shop, id, { amount, currency });
    }
    case 'checkout.session.async_payment_failed':
      return checkoutDeclined(shop, data.object.id);
    case 'checkout.session.expired':
      return checkoutExpired(shop, data.object.id);
    case 'charge.refunded':
      // After a partial refund, the order stays paid.
      return data.object.refunded ? paymentRefunded(shop, data.object.metadata['paymentId'] ?? '') : 'ignored';
    default:
      return 'ignored';
  }
}
