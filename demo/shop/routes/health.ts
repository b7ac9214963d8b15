import type { FastifyPluginAsync } from 'fastify';
import type { Shop } from '../shop.ts';

/** `GET /health`: 200 while the shop can reach its database, 500 when it can't. */
export const healthRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.get('/health', async (_request, reply) => {
      await shop.services.all();
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    });
  };
