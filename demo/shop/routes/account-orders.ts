import type { FastifyPluginAsyncTypebox, Static } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { orderParams } from '../accounts/forms.ts';
import { buyerOf } from '../http/bearer.ts';
import { setNotice } from '../http/cookies.ts';
import { inNamed } from '../http/language.ts';
import { sendPage } from '../http/pages.ts';
import { found } from '../http/refusal.ts';
import { draftOfOrder } from '../ordering/draft-of-order.ts';
import { discardOrder } from '../payment/close-session.ts';
import { createPayment } from '../payment/create-payment.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { DiscardPage } from '../views/account-changes.tsx';

type OrderRequest = FastifyRequest<{ Params: Static<typeof orderParams> }>;

/** The logged-in buyer's order of a request. */
const ownOrder = async (shop: Shop, request: OrderRequest): Promise<OrderRow> =>
  found(await shop.orders.findNumber(buyerOf(request), Number(request.params.number)), 'order-unknown');

const isOver = ({ status, discardedAt }: OrderRow): boolean => status === 'paid' || discardedAt !== null;

/** Leads to the checkout of an order that awaits payment. */
async function pay(shop: Shop, order: OrderRow, reply: FastifyReply): Promise<FastifyReply> {
  const { request } = reply;
  const { publicUrl } = shop.config;
  const back = { url: `${publicUrl}/account`, isStranger: false };
  const { url } = await createPayment(shop, { order, back, ip: request.ip });
  // A provider's page does not pass on our language.
  const isOwn = url.startsWith(`${publicUrl}/`);
  return reply.header('cache-control', 'no-store').redirect(isOwn ? inNamed(request, url) : url, 303);
}

/**
 * What a buyer can do with an order in the account: `Pay now`, `Order again`, which opens the same order on the order
 * page, and `Discard`, after a confirmation page.
 */
export const accountOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const schema = { params: orderParams };
  const path = '/account/orders/:number';

  app.get(`${path}/pay`, { schema }, async (request, reply) => {
    const order = await ownOrder(shop, request);
    return isOver(order) ? reply.redirect(inNamed(request, '/account'), 303) : pay(shop, order, reply);
  });

  app.get(`${path}/again`, { schema }, async (request, reply) => {
    const own = await ownOrder(shop, request);
    const order = found(await shop.orders.find(own.id), 'order-unknown');
    const [first] = await shop.voices.withIds(order.voices.slice(0, 1).map(({ id }) => id));
    const draft = draftOfOrder(order, first?.gender ?? 'male');
    const { serviceType: service, referralCode } = order;
    const query = new URLSearchParams({ service, ...(referralCode && { referral: referralCode }) });
    setNotice(reply, 'ordered-again');
    // The order page accepts the draft.
    return reply.header('cache-control', 'no-store').redirect(`/?${query}#draft=${draft}`, 303);
  });

  app.get(`${path}/discard`, { schema }, async (request, reply) => {
    const order = await ownOrder(shop, request);
    return isOver(order) ? reply.redirect('/account', 303) : sendPage(reply, createElement(DiscardPage, { order }));
  });

  app.post(`${path}/discard`, { schema }, async (request, reply) => {
    if (await discardOrder(shop, await ownOrder(shop, request))) setNotice(reply, 'discarded');
    return reply.redirect('/account', 303);
  });
};
