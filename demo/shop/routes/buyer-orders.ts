import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addressOf } from '../../../src/domain/buyer/address.ts';
import { operations } from '../description/operations.ts';
import { buyerOf } from '../http/bearer.ts';
import { languageOf } from '../http/language.ts';
import { found } from '../http/refusal.ts';
import { buyerFrom } from '../ordering/buyer.ts';
import { placeOnce } from '../ordering/place-once.ts';
import { quote, wirePrice } from '../ordering/quote.ts';
import { wireOrder } from '../ordering/wire-order.ts';
import { createPayment } from '../payment/create-payment.ts';
import { originOf, returnAddress } from '../payment/return-url.ts';
import { wirePayment } from '../payment/wire-payment.ts';
import type { Shop } from '../shop.ts';
import { calculationSchema, orderHeadersSchema, orderSchema, paymentSchema } from '../ordering/order-schemas.ts';

const address = Type.Object({ id: Type.String() });

/** Orders of logged-in buyers (docs/behaviour.md, Calls). Their name and address come from their account. */
export const buyerOrderRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.post(
      '/order/calculate',
      { schema: { ...operations.calculate, body: calculationSchema } },
      async (request, reply) => {
        const { price } = await quote(shop, request.body, { place: addressOf(buyerOf(request)), ip: request.ip });
        return reply.send(wirePrice(price, languageOf(request)));
      },
    );

    const orderParts = { ...operations.placeOrder, body: orderSchema, headers: orderHeadersSchema };
    api.post('/order', { schema: orderParts }, async (request, reply) => {
      const user = buyerOf(request);
      const idempotencyKey = request.headers['idempotency-key'];
      const from = { ip: request.ip, origin: originOf(request.headers), language: languageOf(request) };
      const placing = {
        buyer: buyerFrom(user),
        userId: user.id,
        company: { companyName: user.companyName, taxNumber: user.taxNumber },
        ...from,
        idempotencyKey,
      };
      return reply.status(201).send(wireOrder(await placeOnce(shop, request.body, placing)));
    });

    const paymentParts = { ...operations.payOrder, params: address, body: paymentSchema };
    api.post('/order/:id/create-payment', { schema: paymentParts }, async (request, reply) => {
      const { params, headers, ip } = request;
      const order = found(await shop.orders.findOf(buyerOf(request).id, params.id), 'order-unknown');
      const url = returnAddress(headers, shop.config.publicUrl);
      const payment = await createPayment(shop, { order, back: { url, isStranger: false }, ip });
      return reply.send(await wirePayment(shop, order, payment));
    });
  };
