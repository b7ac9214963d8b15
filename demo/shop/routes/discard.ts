import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createElement } from 'react';
import { leaveNotice } from '../http/notice-cookie.ts';
import { sendPage } from '../http/pages.ts';
import { found } from '../http/refusal.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { sessionOf } from '../http/session-cookie.ts';
import { discardOrder } from '../payment/close-session.ts';
import type { Shop } from '../shop.ts';
import { loginPath } from '../views/account-links.ts';
import { DiscardPage } from '../views/discard.tsx';
import { orderParams } from './account-forms.ts';

const path = '/account/orders/:number/discard';

/** `Discard` in the account: discards an unpaid order after a confirmation page. */
export const discardRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(path, { schema: { params: orderParams } }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account'), 303);
      const order = found(await shop.orders.findNumber(open.user, Number(request.params.number)), 'order-unknown');
      if (order.status === 'paid' || order.discardedAt !== null) return reply.redirect('/account', 303);
      return sendPage(reply, createElement(DiscardPage, { order }));
    });

    app.post(path, { onRequest: refuseOtherSites, schema: { params: orderParams } }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account'), 303);
      const order = found(await shop.orders.findNumber(open.user, Number(request.params.number)), 'order-unknown');
      if (await discardOrder(shop, order)) leaveNotice(reply, shop.config, 'discarded');
      return reply.redirect('/account', 303);
    });
  };
