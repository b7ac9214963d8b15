import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { placeOrder } from '../ordering/place-order.ts';
import { toMajor } from '../pricing/money.ts';
import type { OrderRow } from '../schema.ts';
import type { Shop } from '../shop.ts';
import { guestOrderSchema } from './order-schemas.ts';

const wireOrder = ({ id, number, status, total, currency }: OrderRow) => ({
  id,
  number,
  status,
  total: toMajor(total),
  currency,
});

/** `POST /order/guest` (spec.md section 7). */
export const orderRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.post('/order/guest', { schema: { body: guestOrderSchema } }, async ({ body }, reply) => {
      const order = await placeOrder(shop, body, body);
      return reply.status(201).send(wireOrder(order));
    });
  };
