import { Type, type FastifyPluginAsyncTypebox, type Static } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { partnerOf } from '../http/partner-of.ts';
import { refuse } from '../http/refusal.ts';
import { partnerReport } from '../reporting/partner-report.ts';
import { orderList, orderListCsv } from '../reporting/order-list.ts';
import { parsePeriod, type Period } from '../reporting/period.ts';
import type { Shop } from '../shop.ts';

const params = Type.Object({ code: Type.String() });
const querystring = Type.Object({ from: Type.String(), to: Type.String() });
const schema = { params, querystring };

type ReportRequest = FastifyRequest<{ Params: Static<typeof params>; Querystring: Static<typeof querystring> }>;

interface ReportSelection {
  readonly code: string;
  readonly period: Period;
}

async function selectionOf(
  shop: Shop,
  { params: { code: typed }, query }: ReportRequest,
  reply: FastifyReply,
): Promise<ReportSelection> {
  const { code } = await partnerOf(shop, typed, reply);
  return { code, period: parsePeriod(query) ?? refuse('period-invalid') };
}

const sendCsv = (reply: FastifyReply, text: string): FastifyReply => reply.type('text/csv; charset=utf-8').send(text);

/**
 * A partner's orders of the days `from` to `to`, with the partner's secret: `GET /partner/{code}/orders.csv` returns
 * their sums by day and currency, `/order-list.csv` and `/order-list.json` each of them.
 */
export const partnerReportRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get('/partner/:code/orders.csv', { schema }, async (request, reply) => {
      const { code, period } = await selectionOf(shop, request, reply);
      return sendCsv(reply, await partnerReport(shop, code, period));
    });
    app.get('/partner/:code/order-list.csv', { schema }, async (request, reply) => {
      const { code, period } = await selectionOf(shop, request, reply);
      return sendCsv(reply, orderListCsv(await orderList(shop, code, period)));
    });
    app.get('/partner/:code/order-list.json', { schema }, async (request, reply) => {
      const { code, period } = await selectionOf(shop, request, reply);
      return { orders: await orderList(shop, code, period) };
    });
  };
