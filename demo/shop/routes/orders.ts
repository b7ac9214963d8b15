import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { languageOf } from '../http/language.ts';
import { found, refuse } from '../http/refusal.ts';
import { tokenParams } from '../http/token-params.ts';
import { misfit } from '../ordering/address.ts';
import {
  guestCalculationSchema,
  guestOrderSchema,
  orderHeadersSchema,
  paymentSchema,
} from '../ordering/order-schemas.ts';
import { placeOnce, wireOrder } from '../ordering/place-once.ts';
import { quote, wirePrice } from '../ordering/quote.ts';
import { createPayment, wirePayment } from '../payment/create-payment.ts';
import { paymentState } from '../payment/payment-state.ts';
import { guestReturn, originOf, tokenOf } from '../payment/return-url.ts';
import { toMajor } from '../pricing/money.ts';

/** What became of the payment of an order, for anyone who has its token (docs/contract.md, On the wire and Settled). */
const tokenRoutes: FastifyPluginAsyncTypebox = async (api) => {
  const { shop } = api;
  /** Proves once, to the page that a buyer returned to, what they paid. */
  api.get('/order/paid/:token', { schema: { params: tokenParams } }, async ({ params }) => {
    const now = shop.now();
    const { subject: orderId } = found(await shop.signedTokens.read('paid', params.token, now), 'order-unknown');
    const order = found(await shop.settlements.tellPaid(orderId, now), 'order-unknown');
    const { total, currency, reference, isTest } = order;
    return {
      orderId,
      total: toMajor(total),
      currency,
      ...(reference !== null && { reference }),
      ...(isTest && { test: true }),
    };
  });

  /** Says nothing about the buyer. */
  api.get('/order/status/:token', { schema: { params: tokenParams } }, async ({ params }) => {
    const { subject } = found(await shop.signedTokens.read('status', params.token, shop.now()), 'order-unknown');
    const order = found(await shop.orders.find(subject), 'order-unknown');
    const status = await paymentState(shop, order);
    return {
      orderId: order.id,
      status,
      ...(status === 'paid' && { paidToken: await tokenOf(shop, 'paid', order.id) }),
    };
  });
};

/** Guests' orders (docs/behaviour.md, Calls). */
export const orderRoutes: FastifyPluginAsyncTypebox = async (api) => {
  const { shop } = api;
  // Lenient with an order in progress: voices, tracks and texts are not checked, and an incomplete address gets a price
  // without tax; an impossible address is refused.
  api.post('/order/calculate-guest', { schema: { body: guestCalculationSchema } }, async (request) => {
    const { body, ip } = request;
    const problem = misfit(body.address);
    if (problem !== null) refuse(problem);
    return wirePrice((await quote(shop, body, body.address, ip)).price, languageOf(request));
  });

  const orderParts = { body: guestOrderSchema, headers: orderHeadersSchema };
  api.post('/order/guest', { schema: orderParts }, async (request, reply) => {
    const { body, headers, ip } = request;
    const order = await placeOnce(shop, body, {
      buyer: body,
      userId: null,
      ip,
      origin: originOf(headers),
      language: languageOf(request),
      idempotencyKey: headers['idempotency-key'],
    });
    return reply.status(201).send(wireOrder(order));
  });

  const params = Type.Object({ id: Type.String() });
  const paymentParts = { params, body: paymentSchema };
  api.post('/order/:id/create-guest-payment', { schema: paymentParts }, async ({ params, headers, body, ip }) => {
    const order = found(await shop.orders.findOf(null, params.id), 'order-unknown');
    const back = await guestReturn(shop, order, { ...headers, returnUrl: body.returnUrl });
    return wirePayment(shop, order, await createPayment(shop, { order, back, ip }));
  });

  await api.register(tokenRoutes);
};
