import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createElement } from 'react';
import { languageOr } from '../http/language.ts';
import { visitorOf } from '../http/session-cookie.ts';
import { found } from '../http/refusal.ts';
import { sendPage } from '../http/pages.ts';
import { wayOnOf } from '../payment/way-back.ts';
import type { Shop } from '../shop.ts';
import { ThankYouPage } from '../views/thank-you.tsx';

const params = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** The page that a buyer comes to after paying; only who has its token can open it. */
export const thankYouRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/thank-you/:token', { schema: { params } }, async (request, reply) => {
      const order = found(await shop.orders.findByToken(request.params.token), 'order-unknown');
      const [visitor, wayOn] = await Promise.all([visitorOf(shop, request), wayOnOf(shop, order)]);
      const page = createElement(ThankYouPage, { order, visitor, wayOn });
      return sendPage(reply.header('x-robots-tag', 'noindex'), page, languageOr(request, order.language));
    });
  };
