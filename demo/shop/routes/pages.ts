import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { takeNotice } from '../http/cookies.ts';
import { sendPage } from '../http/pages.ts';
import { visitorOf } from '../http/session-cookie.ts';
import { OrderPage } from '../views/order.tsx';
import { LegalPage } from '../views/legal.tsx';

/** The parameters of the order page; no others are sent with a payment. */
const selecting = new Set(['service', 'referral', 'lang']);

function returnUrlOf({ url }: FastifyRequest): string {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const kept = [...searchParams].filter(([name]) => selecting.has(name));
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept).toString()}`;
}

/** The shop's order page, terms and privacy page. */
export const pageRoutes: FastifyPluginAsync = async (app) => {
  const { shop } = app;
  app.get('/', async (request, reply) => {
    const notice = takeNotice(reply);
    const visitor = await visitorOf(shop, request);
    const returnUrl = returnUrlOf(request);
    return sendPage(reply, createElement(OrderPage, { visitor, notice, returnUrl }));
  });
  for (const name of ['terms', 'privacy'] as const) {
    app.get(`/${name}`, async (request, reply) => {
      const visitor = await visitorOf(shop, request);
      return sendPage(reply, createElement(LegalPage, { name, visitor }));
    });
  }
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/public/icon.svg', 308));
};
