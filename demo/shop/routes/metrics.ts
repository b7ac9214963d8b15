import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { digest, isSecret } from '../digest.ts';
import { bearerOf } from '../http/bearer.ts';
import { reason, Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

/** `GET /health`: 200 if the shop can reach its database, otherwise 500. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  const { shop } = app;
  app.get('/health', async (_request, reply) => {
    await shop.services.all();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
};

/** Measures the responses of an app from now on, and the process. */
function measureResponses(app: FastifyInstance, register: Registry): void {
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Responses by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url: route = 'none' } }, { statusCode, elapsedTime }) => {
    duration.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });
}

/** Gauges of what waits in the database; they are updated each time that the metrics are read. */
function measureWork({ work }: Shop, register: Registry): () => Promise<void> {
  const entries = new Gauge({
    name: 'shop_outbox_entries',
    help: 'Emails and webhooks by status.',
    labelNames: ['status'],
    registers: [register],
  });
  const surplus = new Gauge({
    name: 'shop_surplus_payments',
    help: 'Second payments of an order that could not be returned.',
    registers: [register],
  });
  return async () => {
    const waiting = await work.waiting();
    entries.reset();
    for (const [status, count] of Object.entries(waiting.outbox)) entries.set({ status }, count);
    surplus.set(waiting.surplus);
  };
}

/** `GET /metrics` for those who have the token. `app` is the whole shop, whose responses are measured. */
export function metricsRoutes(app: FastifyInstance, token: string): FastifyPluginAsync {
  const register = new Registry();
  measureResponses(app, register);
  const updateWork = measureWork(app.shop, register);
  return async (routes) => {
    routes.get('/metrics', async ({ headers }, reply) => {
      if (!isSecret(bearerOf(headers.authorization) ?? '', digest(token)))
        throw new Refusal(404, reason('page-unknown'));
      await updateWork();
      const text = await register.metrics();
      return reply.header('cache-control', 'no-store').type(register.contentType).send(text);
    });
  };
}
