import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createElement } from 'react';
import { inNamed } from '../http/language.ts';
import { accountNotices, takeNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { found } from '../http/refusal.ts';
import { sessionOf } from '../http/session-cookie.ts';
import { createPayment } from '../payment/create-payment.ts';
import type { Shop } from '../shop.ts';
import { loginPath } from '../views/account-links.ts';
import { AccountPage } from '../views/account.tsx';
import { orderParams } from './account-forms.ts';

/** The buyer's own pages. Visitors who are not logged in are sent to the login and return afterwards. */
export const accountRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/account', async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account'), 303);
      const orders = await shop.orderHistory.of(open.user, shop.now());
      const notice = takeNotice(reply, shop.config, accountNotices);
      return sendPage(reply, createElement(AccountPage, { user: open.user, orders, notice }));
    });

    app.get('/account/orders/:number/pay', { schema: { params: orderParams } }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(inNamed(request, loginPath('/account')), 303);
      const order = found(await shop.orders.findNumber(open.user, Number(request.params.number)), 'order-unknown');
      if (order.status === 'paid' || order.discardedAt !== null)
        return reply.redirect(inNamed(request, '/account'), 303);
      const back = { url: `${shop.config.publicUrl}/account`, isStranger: false };
      const { url } = await createPayment(shop, { order, back, ip: request.ip });
      // A provider's page does not pass on our language.
      const isOwn = url.startsWith(`${shop.config.publicUrl}/`);
      return reply.header('cache-control', 'no-store').redirect(isOwn ? inNamed(request, url) : url, 303);
    });
  };
