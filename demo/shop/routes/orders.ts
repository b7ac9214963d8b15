import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { placeOnce } from '../ordering/place-once.ts';
import { originOf } from '../payment/return-url.ts';
import { wireOrder } from '../ordering/wire-order.ts';
import type { Shop } from '../shop.ts';
import { guestOrderSchema, orderHeadersSchema } from '../ordering/order-schemas.ts';

/** `POST /order/guest` (docs/behaviour.md, Calls); with an `Idempotency-Key`, once for each key. */
export const orderRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    const schema = { ...operations.placeGuestOrder, body: guestOrderSchema, headers: orderHeadersSchema };
    api.post('/order/guest', { schema }, async (request, reply) => {
      const { body, headers, ip } = request;
      const idempotencyKey = headers['idempotency-key'];
      const order = await placeOnce(shop, body, {
        buyer: body,
        userId: null,
        ip,
        origin: originOf(headers),
        language: languageOf(request),
        idempotencyKey,
      });
      return reply.status(201).send(wireOrder(order));
    });
  };
