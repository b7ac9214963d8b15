import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createPayment } from '../payment/create-payment.ts';
import { returnAddress } from '../payment/return-url.ts';
import type { Shop } from '../shop.ts';
import { paymentSchema } from './order-schemas.ts';

const params = Type.Object({ id: Type.String() });

/** `POST /order/{id}/create-guest-payment` (spec.md section 7, contract.md section 2). */
export const paymentRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.post('/order/:id/create-guest-payment', { schema: { params, body: paymentSchema } }, async (request) => {
      const { referer, origin } = request.headers;
      const returnUrl = returnAddress({ returnUrl: request.body.returnUrl, referer, origin }, shop.config.publicUrl);
      const { sessionId, url } = await createPayment(shop, request.params.id, returnUrl);
      const { publishableKey } = shop.gateway;
      return { paymentGatewayInfo: { sessionId, url, ...(publishableKey === null ? {} : { publishableKey }) } };
    });
  };
