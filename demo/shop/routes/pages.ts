import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { orderPageNotices, takeNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { visitorOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { OrderPage } from '../views/order.tsx';
import { TermsPage } from '../views/terms.tsx';

/** What the query of the order page selects; nothing else of it is sent with a payment. */
const selecting = new Set(['service', 'referral', 'lang']);

function returnUrlOf({ url }: FastifyRequest): string {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const kept = [...searchParams].filter(([name]) => selecting.has(name));
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept).toString()}`;
}

/** The shop's order form and terms. */
export const pageRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.get('/', async (request, reply) => {
      const notice = takeNotice(reply, shop.config, orderPageNotices);
      const visitor = await visitorOf(shop, request);
      const returnUrl = returnUrlOf(request);
      return sendPage(reply, createElement(OrderPage, { visitor, notice, returnUrl }));
    });
    app.get('/terms', async (request, reply) =>
      sendPage(reply, createElement(TermsPage, { visitor: await visitorOf(shop, request) })),
    );
    app.get('/favicon.ico', (_request, reply) => reply.redirect('/public/icon.svg', 308));
  };
