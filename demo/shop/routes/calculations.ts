import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { languageOf } from '../http/language.ts';
import { refuse } from '../http/refusal.ts';
import { misfit } from '../ordering/address.ts';
import { quote, wirePrice } from '../ordering/quote.ts';
import type { Shop } from '../shop.ts';
import { guestCalculationSchema } from '../ordering/order-schemas.ts';

/**
 * `POST /order/calculate-guest` (docs/behaviour.md, Calls). Lenient with an order in progress: voices, tracks and texts
 * are not checked, and an incomplete address gets a price without tax; an impossible address is refused.
 */
export const calculationRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.post(
      '/order/calculate-guest',
      { schema: { ...operations.calculateGuest, body: guestCalculationSchema } },
      async (request) => {
        const { body, ip } = request;
        const problem = misfit(body.address);
        if (problem !== null) refuse(problem);
        return wirePrice((await quote(shop, body, { place: body.address, ip })).price, languageOf(request));
      },
    );
  };
