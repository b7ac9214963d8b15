import type { FastifyPluginAsync } from 'fastify';
import { allowOtherOrigins } from '../http/security.ts';
import type { Shop } from '../shop.ts';
import { brandingRoutes } from './branding.ts';
import { buyerRoutes } from './buyer.ts';
import { calculationRoutes } from './calculations.ts';
import { discountRoutes } from './discounts.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes } from './payments.ts';
import { promptRoutes } from './prompts.ts';
import { serviceRoutes } from './services.ts';
import { siteSettingsRoutes } from './site-settings.ts';
import { soundtrackRoutes } from './soundtracks.ts';
import { voiceRoutes } from './voices.ts';

const resources = [
  voiceRoutes,
  soundtrackRoutes,
  serviceRoutes,
  brandingRoutes,
  discountRoutes,
  siteSettingsRoutes,
  calculationRoutes,
  orderRoutes,
  paymentRoutes,
  promptRoutes,
  buyerRoutes,
];

/** The public API (contract.md section 2). Nothing in its answers may be kept by caches on the way. */
export const apiRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (api) => {
    await allowOtherOrigins(api);
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // Set here so that an unknown address answers other sites too.
    api.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ message: 'The API has nothing at this address.' }),
    );
    for (const routes of resources) await api.register(routes(shop));
  };
