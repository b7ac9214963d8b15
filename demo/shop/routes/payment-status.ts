import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { found } from '../http/refusal.ts';
import { paymentState } from '../payment/payment-state.ts';
import { paidTokenOf } from '../payment/return-page.ts';
import type { Shop } from '../shop.ts';

const address = Type.Object({ token: Type.String({ maxLength: 1000 }) });

/**
 * `GET /order/status/{token}` (docs/contract.md, On the wire): the status of a payment, and nothing about the buyer.
 */
export const paymentStatusRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    const schema = { ...operations.findPaymentStatus, params: address };
    api.get('/order/status/:token', { schema }, async ({ params }) => {
      const { subject } = found(await shop.signedTokens.read('status', params.token, shop.now()), 'order-unknown');
      const order = found(await shop.orders.find(subject), 'order-unknown');
      const status = await paymentState(shop, order);
      return {
        orderId: order.id,
        status,
        ...(status === 'paid' && { paidToken: await paidTokenOf(shop, order.id) }),
      };
    });
  };
