import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createElement } from 'react';
import { languageOr } from '../http/language.ts';
import { visitorOf } from '../http/session-cookie.ts';
import { found } from '../http/refusal.ts';
import { sendPage } from '../http/pages.ts';
import { paidReturnOf } from '../payment/return-page.ts';
import { hasReceiptPdf, receiptPdf } from '../receipts/receipt-pdf.ts';
import type { Shop } from '../shop.ts';
import { ThankYouPage } from '../views/thank-you.tsx';

const params = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** The page that a buyer gets after paying, and its receipt as a PDF; they can be opened only with the token. */
export const thankYouRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/thank-you/:token', { schema: { params } }, async (request, reply) => {
      const order = found(await shop.orders.findByToken(request.params.token), 'order-unknown');
      const [visitor, paidReturn] = await Promise.all([visitorOf(shop, request), paidReturnOf(shop, order)]);
      const page = createElement(ThankYouPage, { order, seller: shop.config.seller, visitor, paidReturn });
      return sendPage(reply.header('x-robots-tag', 'noindex'), page, languageOr(request, order.language));
    });
    app.get('/thank-you/:token/receipt.pdf', { schema: { params } }, async (request, reply) => {
      const placed = await shop.orders.findByToken(request.params.token);
      const order = found(placed?.status === 'paid' ? placed : null, 'order-unknown');
      const language = languageOr(request, order.language);
      const { seller } = shop.config;
      found(hasReceiptPdf(order, seller, language) || null, 'page-unknown');
      const pdf = await receiptPdf(order, seller, language);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `inline; filename="receipt-${order.number}.pdf"`)
        .send(pdf);
    });
  };
