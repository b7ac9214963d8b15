import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createPayment } from '../payment/create-payment.ts';
import { returnAddress } from '../payment/return-url.ts';
import type { Shop } from '../shop.ts';
import { paymentSchema } from './order-schemas.ts';

const address = Type.Object({ id: Type.String() });

/** `POST /order/{id}/create-guest-payment` (spec.md section 7, contract.md section 2). */
export const paymentRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.post(
      '/order/:id/create-guest-payment',
      { schema: { params: address, body: paymentSchema } },
      async ({ params, body, headers }) => {
        const returnUrl = returnAddress({ ...headers, returnUrl: body.returnUrl }, shop.config.publicUrl);
        const { sessionId, url } = await createPayment(shop, params.id, returnUrl);
        const { publishableKey } = shop.gateway;
        return { paymentGatewayInfo: { sessionId, url, ...(publishableKey === null ? {} : { publishableKey }) } };
      },
    );
  };
