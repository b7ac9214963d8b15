import type { FastifyPluginAsync } from 'fastify';
import type { Shop } from '../shop.ts';

/** `GET /health`: 200 if the shop can reach its database, otherwise 500. */
export const healthRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.get('/health', async (_request, reply) => {
      await shop.services.all();
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    });
  };
