import type { FastifyPluginAsync } from 'fastify';
import { createElement } from 'react';
import { exportOf } from '../accounts/wire-user.ts';
import { leaveNotice, takeNotice } from '../http/cookies.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { cookiesOf, endSession, sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { loginPath } from '../views/account-links.ts';
import { AccountPage } from '../views/account.tsx';

/** The buyer's own page and data. Visitors who are not logged in are sent to the login and return afterwards. */
export const accountRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.get('/account', async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account'), 303);
      const now = shop.now();
      const orders = await shop.orderHistory.of(open.user, now);
      const notice = takeNotice(reply, shop.config);
      return sendPage(reply, createElement(AccountPage, { user: open.user, orders, now, notice }));
    });

    app.get('/account/data.json', async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account'), 303);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="account.json"')
        .send(exportOf(open.user, await shop.orderHistory.all(open.user, shop.now())));
    });

    app.post('/account/logout-everywhere', { onRequest: refuseOtherSites }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open !== null) await shop.auth.api.revokeSessions({ headers: cookiesOf(request) });
      await endSession(shop, reply);
      leaveNotice(reply, shop.config, 'logged-out-everywhere');
      return reply.redirect('/login', 303);
    });
  };
