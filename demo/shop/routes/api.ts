import type { FastifyPluginAsync } from 'fastify';
import { languageOf } from '../http/language.ts';
import { reason } from '../http/refusal.ts';
import { allowOtherOrigins } from '../http/security.ts';
import { buyerRoutes } from './buyers.ts';
import { catalogueRoutes } from './catalogue.ts';
import { orderRoutes } from './orders.ts';
import { promptRoutes } from './prompts.ts';

const resources = [catalogueRoutes, orderRoutes, promptRoutes, buyerRoutes];

/** Data that is the same for every buyer and seldom changes. */
const catalogue = new Set<string | undefined>([
  '/api/voice',
  '/api/soundtrack',
  '/api/service',
  '/api/site-settings',
  '/api/company/branding/:code',
]);

/**
 * Browsers ask each time; a content network in front of the shop asks once a minute, or less often while the shop is
 * down.
 */
const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

/** The public API (docs/contract.md, On the wire). Caches must not store its answers, except the catalogue. */
export const apiRoutes: FastifyPluginAsync = async (api) => {
  await allowOtherOrigins(api);
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  api.addHook('onSend', async ({ method, routeOptions }, reply) => {
    if (method !== 'GET' || reply.statusCode !== 200 || !catalogue.has(routeOptions.url)) return;
    reply.header('cache-control', sharedCaching).header('vary', 'accept-language');
  });
  // Set here so that the answer to an unknown address is readable for other sites too.
  const { code, saidIn } = reason('call-unknown');
  api.setNotFoundHandler((request, reply) => reply.status(404).send({ message: saidIn(languageOf(request)), code }));
  api.get('/openapi.json', (_request, reply) => reply.send(api.swagger()));
  for (const routes of resources) await api.register(routes);
};
