import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { found } from '../http/refusal.ts';
import { sendPage } from '../http/pages.ts';
import { cardProblems, chargeTestCard, type TypedCard } from '../payment/card.ts';
import { settle } from '../payment/settle.ts';
import type { OpenedPayment } from '../repositories/payments.ts';
import type { OrderRow } from '../schema.ts';
import type { Shop } from '../shop.ts';
import { checkoutPage } from '../views/checkout.tsx';
import { checkoutOverPage } from '../views/checkout-over.tsx';

const params = Type.Object({ sessionId: Type.String({ maxLength: 100 }) });
const typed = Type.String({ maxLength: 120, default: '' });
const cardForm = Type.Object({ number: typed, expiry: typed, cvc: typed, name: typed });

interface Checkout {
  readonly order: OrderRow;
  readonly payment: OpenedPayment;
}

async function load(shop: Shop, sessionId: string): Promise<Checkout> {
  const payment = found(await shop.payments.find(sessionId), 'There is no such checkout.');
  const order = found(await shop.orders.find(payment.orderId), 'There is no such checkout.');
  return { order, payment };
}

/** Answers for a checkout that can't be paid any more; undefined while it can. */
function overAnswer(reply: FastifyReply, { order, payment }: Checkout, now: Date): FastifyReply | undefined {
  if (order.status === 'paid') return sendPage(reply.status(409), checkoutOverPage({ order, payment, reason: 'paid' }));
  const isOver = payment.status !== 'open' || payment.expiresAt <= now;
  return isOver ? sendPage(reply.status(410), checkoutOverPage({ order, payment, reason: 'expired' })) : undefined;
}

interface Attempt extends Checkout {
  readonly card: TypedCard;
}

async function pay(shop: Shop, { order, payment, card }: Attempt, reply: FastifyReply): Promise<FastifyReply> {
  const again = { order, payment, card };
  const problems = cardProblems(card, shop.now());
  if (Object.keys(problems).length > 0) return sendPage(reply.status(422), checkoutPage({ ...again, problems }));
  const decline = chargeTestCard(card);
  if (decline !== null) {
    await shop.payments.countDecline(payment.sessionId);
    return sendPage(reply.status(402), checkoutPage({ ...again, decline }));
  }
  const outcome = await settle(shop, { order, payment });
  if (outcome !== 'paid') return sendPage(reply.status(409), checkoutOverPage({ order, payment, reason: 'paid' }));
  // 303: reloading the thank-you page must not send the card again.
  return reply.redirect(`/thank-you/${order.token}`, 303);
}

/** The embedded hosted checkout: `GET` shows it, `POST` of its form pays, `cancel` leads back. Works without scripts. */
export const checkoutRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/checkout/:sessionId', { schema: { params } }, async (request, reply) => {
      const checkout = await load(shop, request.params.sessionId);
      return overAnswer(reply, checkout, shop.now()) ?? sendPage(reply, checkoutPage(checkout));
    });
    app.get('/checkout/:sessionId/cancel', { schema: { params } }, async (request, reply) => {
      const { payment } = await load(shop, request.params.sessionId);
      await shop.payments.note(payment.sessionId, { outcome: 'cancelled' });
      return reply.header('cache-control', 'no-store').redirect(payment.returnUrl, 303);
    });
    app.post('/checkout/:sessionId', { schema: { params, body: cardForm } }, async (request, reply) => {
      const checkout = await load(shop, request.params.sessionId);
      return overAnswer(reply, checkout, shop.now()) ?? (await pay(shop, { ...checkout, card: request.body }, reply));
    });
  };
