import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { inNamed, languageOr } from '../http/language.ts';
import { found } from '../http/refusal.ts';
import { sendPage } from '../http/pages.ts';
import { payerOf, rememberPayer } from '../http/cookies.ts';
import { isTooOld } from '../ordering/lifetimes.ts';
import { cardForm, cardProblems, chargeTestCard, type TypedCard } from '../payment/card.ts';
import { testGatewayName } from '../payment/gateway.ts';
import { settle } from '../payment/settle.ts';
import { returnPageOf, siteOf, withStatus, type ReturnPage } from '../payment/return-url.ts';
import type { OpenedPayment } from '../repositories/payments.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { CheckoutPage } from '../views/checkout.tsx';
import { CheckoutOverPage, type OverReason } from '../views/checkout-over.tsx';

const params = Type.Object({ sessionId: Type.String({ maxLength: 100 }) });

interface Checkout {
  readonly order: OrderRow;
  readonly payment: OpenedPayment;
  readonly returnPage: ReturnPage;
  /** The site of that page; null for the shop's own. */
  readonly returnSite: string | null;
}

/** If a card provider handles real orders, the page that charges nobody accepts only test orders. */
const isPaidHere = ({ config }: Shop, { gateway }: OpenedPayment): boolean =>
  gateway === testGatewayName || (gateway === 'embedded' && config.payment.kind === 'embedded');

async function load(shop: Shop, sessionId: string): Promise<Checkout> {
  const stored = await shop.payments.find(sessionId);
  const payment = found(stored && isPaidHere(shop, stored) ? stored : null, 'checkout-unknown');
  const order = found(await shop.orders.find(payment.orderId), 'checkout-unknown');
  const returnUrl = await withStatus(shop, order.id, payment.returnUrl);
  return {
    order,
    payment: { ...payment, returnUrl },
    returnPage: returnPageOf(shop, returnUrl),
    returnSite: await siteOf(shop, returnUrl, order),
  };
}

interface Over {
  readonly status: 409 | 410;
  readonly reason: OverReason;
  readonly isPayer: boolean;
}

async function alreadyPaid(shop: Shop, { order }: Checkout, request: FastifyRequest): Promise<Over> {
  const payer = payerOf(request);
  const isPayer = payer !== null && (await shop.settlements.isPayer(order.id, payer));
  return { status: 409, reason: 'paid', isPayer };
}

const gone = (reason: OverReason): Over => ({ status: 410, reason, isPayer: false });

/** Why a checkout can't be paid any more; null while it can. */
async function overOf(shop: Shop, checkout: Checkout, request: FastifyRequest): Promise<Over | null> {
  const { order, payment } = checkout;
  if (order.status === 'paid') return alreadyPaid(shop, checkout, request);
  if (order.discardedAt !== null) return gone('discarded');
  if (payment.status === 'open' && payment.expiresAt > shop.now()) return null;
  return gone(isTooOld(order, shop.now()) ? 'too-old' : 'expired');
}

/** Sends a page in the language of the order. */
const send = (reply: FastifyReply, { order }: Checkout, page: ReactElement): FastifyReply =>
  sendPage(reply, page, languageOr(reply.request, order.language));

const sendOver = (reply: FastifyReply, checkout: Checkout, { status, ...over }: Over): FastifyReply =>
  send(reply.status(status), checkout, createElement(CheckoutOverPage, { ...checkout, ...over }));

/** Charges the card. Returns the page that says why that did not work; null if it did. */
async function charge(
  shop: Shop,
  checkout: Checkout,
  card: TypedCard,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const problems = cardProblems(card, shop.now());
  if (Object.keys(problems).length > 0) {
    return send(reply.status(422), checkout, createElement(CheckoutPage, { ...checkout, card, problems }));
  }
  const decline = chargeTestCard(card);
  if (decline !== null) {
    await shop.payments.countDecline(checkout.payment.sessionId);
    return send(reply.status(402), checkout, createElement(CheckoutPage, { ...checkout, card, decline }));
  }
  return null;
}

async function pay(shop: Shop, checkout: Checkout, card: TypedCard, reply: FastifyReply): Promise<FastifyReply> {
  const { order, payment } = checkout;
  // An order that costs nothing needs no card.
  const failed = order.total === 0 ? null : await charge(shop, checkout, card, reply);
  if (failed !== null) return failed;
  if (!(await shop.payments.capture(payment.id))) {
    const latest = await load(shop, payment.sessionId);
    const over = (await overOf(shop, latest, reply.request)) ?? (await alreadyPaid(shop, latest, reply.request));
    return sendOver(reply, latest, over);
  }
  const outcome = await settle(shop, { order, payment, payer: payerOf(reply.request) });
  if (outcome !== 'paid') return sendOver(reply, checkout, await alreadyPaid(shop, checkout, reply.request));
  // 303: reloading the thank-you page must not send the card again.
  return reply.redirect(inNamed(reply.request, `/thank-you/${order.token}`), 303);
}

/**
 * The embedded hosted checkout: `GET` shows it, `POST` of its form pays. Works without scripts.
 */
export const checkoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/checkout/:sessionId', { schema: { params } }, async (request, reply) => {
    const checkout = await load(shop, request.params.sessionId);
    const over = await overOf(shop, checkout, request);
    if (over !== null) return sendOver(reply, checkout, over);
    rememberPayer(reply);
    return send(reply, checkout, createElement(CheckoutPage, checkout));
  });
  app.post('/checkout/:sessionId', { schema: { params, body: cardForm } }, async (request, reply) => {
    const checkout = await load(shop, request.params.sessionId);
    const over = await overOf(shop, checkout, request);
    return over === null ? pay(shop, checkout, request.body, reply) : sendOver(reply, checkout, over);
  });
};
