import type { FastifyPluginAsync } from 'fastify';
import { createElement } from 'react';
import { orderPageNotices, takeNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { visitorOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { OrderPage } from '../views/order.tsx';
import { TermsPage } from '../views/terms.tsx';

/** The shop's order form and terms. */
export const pageRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.get('/', async (request, reply) => {
      const notice = takeNotice(reply, shop.config, orderPageNotices);
      return sendPage(reply, createElement(OrderPage, { visitor: await visitorOf(shop, request), notice }));
    });
    app.get('/terms', async (request, reply) =>
      sendPage(reply, createElement(TermsPage, { visitor: await visitorOf(shop, request) })),
    );
    app.get('/favicon.ico', (_request, reply) => reply.redirect('/public/icon.svg', 308));
  };
