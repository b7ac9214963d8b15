import type { FastifyPluginAsync } from 'fastify';
import { Stripe } from 'stripe';
import type { StripeConfig } from '../config.ts';
import { refuse } from '../http/refusal.ts';
import {
  checkoutConfirming,
  checkoutDeclined,
  checkoutExpired,
  checkoutPaid,
  paymentRefunded,
  type EventResult,
} from '../payment/provider-events.ts';
import type { Shop } from '../shop.ts';

/** Handles a verified event of Stripe; repeating it changes nothing. */
async function handleStripeEvent(shop: Shop, { type, data }: Stripe.Event): Promise<EventResult> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { id, payment_status: status, amount_total: amount, currency } = data.object;
      return status === 'unpaid' ? checkoutConfirming(shop, id) : checkoutPaid(shop, id, amount, currency);
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

/** An event is only trusted because of its signature; one that can't be verified is refused without details. */
function verified(body: unknown, signature: unknown, secret: string): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return refuse('event-unsigned');
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return refuse('event-forged');
  }
}

/** `POST /webhooks/stripe`: Stripe reports that a checkout was paid. Repeated reports are harmless. */
export const stripeWebhookRoutes =
  (shop: Shop, { webhookSecret }: StripeConfig): FastifyPluginAsync =>
  async (app) => {
    // The signature covers the raw bytes.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post('/webhooks/stripe', { config: { isUnlimited: true } }, async ({ body, headers, log }) => {
      const event = verified(body, headers['stripe-signature'], webhookSecret);
      const outcome = await handleStripeEvent(shop, event);
      log.info({ event: event.id, type: event.type, outcome }, 'stripe event');
      // Stripe will send it again later, and shows its staff until then that something is wrong.
      if (outcome === 'surplus') throw new Error('A payment that is not due is not refunded yet.');
      return { received: true };
    });
  };
