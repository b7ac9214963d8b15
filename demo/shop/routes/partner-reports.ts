import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { partnerOf } from '../http/partner-of.ts';
import { refuse } from '../http/refusal.ts';
import { partnerReport } from '../reporting/partner-report.ts';
import { parsePeriod } from '../reporting/period.ts';
import type { Shop } from '../shop.ts';

const schema = {
  params: Type.Object({ code: Type.String() }),
  querystring: Type.Object({ from: Type.String(), to: Type.String() }),
};

/** `GET /partner/{code}/orders.csv?from=&to=` with the partner's secret: what its orders come to, by day and currency. */
export const partnerReportRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/partner/:code/orders.csv', { schema }, async ({ params, query }, reply) => {
      const partner = await partnerOf(shop, params.code, reply);
      const period = parsePeriod(query) ?? refuse('period-invalid');
      const report = await partnerReport(shop, partner.code, period);
      return reply.type('text/csv; charset=utf-8').send(report);
    });
  };
