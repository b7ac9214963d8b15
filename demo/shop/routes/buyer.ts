import type { FastifyPluginAsync } from 'fastify';
import { buyerDecorator, requireBuyer } from '../http/bearer.ts';
import type { Shop } from '../shop.ts';
import { buyerOrderRoutes } from './buyer-orders.ts';
import { userRoutes } from './users.ts';

/** Calls for logged-in buyers only. Anybody else gets 401 before anything else is checked. */
export const buyerRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (api) => {
    api.decorateRequest(buyerDecorator, null);
    api.addHook('onRequest', requireBuyer(shop));
    await api.register(userRoutes(shop));
    await api.register(buyerOrderRoutes(shop));
  };
