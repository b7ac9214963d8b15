import type { FastifyPluginAsync } from 'fastify';
import { createElement } from 'react';
import { exportOf } from '../accounts/wire-user.ts';
import { buyerDecorator, buyerOf } from '../http/bearer.ts';
import { setNotice, takeNotice } from '../http/cookies.ts';
import { inNamed } from '../http/language.ts';
import { sendPage } from '../http/pages.ts';
import { refuseOtherSites } from '../http/security.ts';
import { cookiesOf, endSession, sessionOf } from '../http/session-cookie.ts';
import { AccountPage } from '../views/account.tsx';
import { loginPath } from '../views/account-links.ts';
import { accountChangeRoutes, expiredPage } from './account-changes.ts';
import { accountOrderRoutes } from './account-orders.ts';

/** The pages of an account to which a buyer returns after a login; from others, to the account. */
const returnable = new Set(['/account/details', '/account/password', '/account/email', '/account/delete']);

/** The buyer's own pages and data. Visitors who are not logged in are sent to the login and return afterwards. */
export const accountRoutes: FastifyPluginAsync = async (app) => {
  const { shop } = app;
  app.decorateRequest(buyerDecorator, null);
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST') await refuseOtherSites(request);
  });
  app.addHook('preHandler', async (request, reply) => {
    const open = await sessionOf(shop, request);
    const page = open === null ? expiredPage(request) : null;
    if (page !== null) return sendPage(reply.status(401), page);
    const { url = '' } = request.routeOptions;
    if (open === null) return reply.redirect(inNamed(request, loginPath(returnable.has(url) ? url : '/account')), 303);
    request.setDecorator(buyerDecorator, open.user);
    return undefined;
  });

  app.get('/account', async (request, reply) => {
    const user = buyerOf(request);
    const now = shop.now();
    const orders = await shop.orderHistory.of(user, now);
    const notice = takeNotice(reply);
    return sendPage(reply, createElement(AccountPage, { user, orders, now, notice }));
  });

  app.get('/account/data.json', async (request, reply) => {
    const user = buyerOf(request);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="account.json"')
      .send(exportOf(user, await shop.orderHistory.all(user, shop.now())));
  });

  app.post('/account/logout-everywhere', async (request, reply) => {
    await shop.auth.api.revokeSessions({ headers: cookiesOf(request) });
    await endSession(shop, reply);
    setNotice(reply, 'logged-out-everywhere');
    return reply.redirect('/login', 303);
  });

  await app.register(accountOrderRoutes);
  await app.register(accountChangeRoutes);
};
