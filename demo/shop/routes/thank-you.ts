import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createElement } from 'react';
import { languageOr } from '../http/language.ts';
import { visitorOf } from '../http/session-cookie.ts';
import { found } from '../http/refusal.ts';
import { sendPage } from '../http/pages.ts';
import { paidReturnOf } from '../payment/return-url.ts';
import { ThankYouPage } from '../views/thank-you.tsx';

const params = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** The page that a buyer gets after paying; it can be opened only with the token. */
export const thankYouRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/thank-you/:token', { schema: { params } }, async (request, reply) => {
    const order = found(await shop.orders.findByToken(request.params.token), 'order-unknown');
    const [visitor, paidReturn] = await Promise.all([visitorOf(shop, request), paidReturnOf(shop, order)]);
    const page = createElement(ThankYouPage, { order, seller: shop.config.seller, visitor, paidReturn });
    return sendPage(reply.header('x-robots-tag', 'noindex'), page, languageOr(request, order.language));
  });
};
