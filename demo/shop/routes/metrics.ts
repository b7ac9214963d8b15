import type { FastifyPluginAsync } from 'fastify';
import { digest, isSecret } from '../digest.ts';
import { bearerOf } from '../http/bearer.ts';
import { byLabel, metricsText, type measure } from '../http/metrics.ts';
import { reason, Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

/** `GET /metrics`: what this process has done, and what waits in the database; for who has the token. */
export const metricsRoutes =
  (shop: Shop, token: string, measured: ReturnType<typeof measure>): FastifyPluginAsync =>
  async (app) => {
    app.get('/metrics', async ({ headers }, reply) => {
      if (!isSecret(bearerOf(headers.authorization) ?? '', digest(token)))
        throw new Refusal(404, reason('page-unknown'));
      const { outbox, surplus } = await shop.work.waiting();
      const waiting = [
        { name: 'shop_outbox_entries', type: 'gauge', values: byLabel('status', outbox) },
        { name: 'shop_surplus_payments', type: 'gauge', values: [['', surplus]] },
      ] as const;
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(metricsText([...measured(), ...waiting]));
    });
  };
