import type { FastifyPluginAsync } from 'fastify';
import { Stripe } from 'stripe';
import type { StripeConfig } from '../config.ts';
import { refuse } from '../http/refusal.ts';
import { handleStripeEvent } from '../payment/stripe-event.ts';
import type { Shop } from '../shop.ts';

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
