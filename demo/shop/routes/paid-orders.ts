import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { found } from '../http/refusal.ts';
import { toMajor } from '../pricing/money.ts';
import type { Shop } from '../shop.ts';

const address = Type.Object({ token: Type.String({ maxLength: 1000 }) });

/**
 * `GET /order/paid/{token}` (docs/contract.md, Settled): proves once, to the page that a buyer returned to, what they
 * paid.
 */
export const paidOrderRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get('/order/paid/:token', { schema: { ...operations.findPaidOrder, params: address } }, async ({ params }) => {
      const now = shop.now();
      const { subject: orderId } = found(await shop.signedTokens.read('paid', params.token, now), 'order-unknown');
      const { total, currency, reference, isTest } = found(
        await shop.settlements.tellPaid(orderId, now),
        'order-unknown',
      );
      return {
        orderId,
        total: toMajor(total),
        currency,
        ...(reference !== null && { reference }),
        ...(isTest && { test: true }),
      };
    });
  };
