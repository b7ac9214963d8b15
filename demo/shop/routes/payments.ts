import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { found } from '../http/refusal.ts';
import { createPayment } from '../payment/create-payment.ts';
import { guestReturn } from '../payment/guest-return.ts';
import { wirePayment } from '../payment/wire-payment.ts';
import type { Shop } from '../shop.ts';
import { paymentSchema } from '../ordering/order-schemas.ts';

const address = Type.Object({ id: Type.String() });

/**
 * `POST /order/{id}/create-guest-payment` (docs/behaviour.md, Calls, docs/contract.md, On the wire). For guests' orders
 * only.
 */
export const paymentRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    const schema = { ...operations.payGuestOrder, params: address, body: paymentSchema };
    api.post('/order/:id/create-guest-payment', { schema }, async ({ params, headers, ip }) => {
      const order = found(await shop.orders.findOf(null, params.id), 'order-unknown');
      const back = await guestReturn(shop, order, headers);
      return wirePayment(shop, order, await createPayment(shop, { order, back, ip }));
    });
  };
