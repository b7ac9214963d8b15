import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { csvFormatRows } from 'd3-dsv';
import type { FastifyReply } from 'fastify';
import { isSecret } from '../digest.ts';
import { bearerOf } from '../http/bearer.ts';
import { found, reason, Refusal } from '../http/refusal.ts';
import { toMajor, type Cents } from '../pricing/money.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';

const day = 24 * 60 * 60_000;

function statusOf({ status, isTest, refundedAt, discardedAt }: OrderRow): string {
  if (isTest) return 'test';
  if (refundedAt !== null) return 'refunded';
  return discardedAt === null ? status : 'discarded';
}

/** Spreadsheets treat some texts as formulas, also after spaces: these get an apostrophe in front. */
const asText = (text: string): string => (/^\s*[=+\-@]/u.test(text) ? `'${text}` : text);

const amount = (cents: Cents): string => toMajor(cents).toFixed(2);
const time = (date: Date | null): string => date?.toISOString() ?? '';

type ReportedOrder = OrderRow & { readonly messages: number | null };

/** The columns of the report: a name, and the value of an order. */
const columns: readonly (readonly [name: string, read: (order: ReportedOrder) => string])[] = [
  ['order_id', ({ id }) => id],
  ['reference', ({ reference }) => asText(reference ?? '')],
  ['status', statusOf],
  ['service', ({ serviceType }) => serviceType],
  ['messages', ({ messages }) => `${messages ?? 0}`],
  ['currency', ({ currency }) => currency],
  ['subtotal', ({ subtotal }) => amount(subtotal)],
  ['discount', ({ discount }) => amount(discount)],
  ['tax', ({ tax }) => amount(tax)],
  ['total', ({ total }) => amount(total)],
  ['created_at', ({ createdAt }) => time(createdAt)],
  ['paid_at', ({ paidAt }) => time(paidAt)],
  ['refunded_at', ({ refundedAt }) => time(refundedAt)],
];

/** Refuses with 404 if there is no such partner or it has no secret, and with 401 if the request's secret is wrong. */
async function checkSecret(shop: Shop, code: string, reply: FastifyReply): Promise<void> {
  const partner = await shop.partners.find(code);
  const hash = found(partner?.secretHash ?? null, 'partner-unknown');
  if (isSecret(bearerOf(reply.request.headers.authorization) ?? '', hash)) return;
  reply.header('www-authenticate', 'Bearer');
  throw new Refusal(401, reason('secret-wrong'));
}

const schema = {
  params: Type.Object({ code: Type.String() }),
  querystring: Type.Object({ from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }),
};

/**
 * `GET /partner/{code}/orders.csv`, with the partner's secret: each of its orders that was placed, paid or refunded on
 * the days `from` to `to` (UTC), with nothing about its buyer.
 */
export const partnerReportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/partner/:code/orders.csv', { schema }, async ({ params, query }, reply) => {
    reply.header('cache-control', 'no-store');
    await checkSecret(shop, params.code, reply);
    const code = params.code.trim().toLowerCase();
    const until = new Date(Date.parse(query.to) + day);
    const orders = await shop.partnerOrders.list(code, new Date(query.from), until);
    const rows = orders.map((order) => columns.map(([, read]) => read(order)));
    return reply.type('text/csv; charset=utf-8').send(csvFormatRows([columns.map(([name]) => name), ...rows]));
  });
};
