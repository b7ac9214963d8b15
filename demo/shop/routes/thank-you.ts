import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { registerForm } from '../accounts/forms.ts';
import { languageOr } from '../http/language.ts';
import { refuseOtherSites } from '../http/security.ts';
import { visitorOf } from '../http/session-cookie.ts';
import { found } from '../http/refusal.ts';
import { sendPage } from '../http/pages.ts';
import { paidReturnOf } from '../payment/return-url.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import type { Shop } from '../shop.ts';
import { RegisterPage, type OfferState } from '../views/register.tsx';
import { canHaveAccount, ThankYouPage } from '../views/thank-you.tsx';
import { submitRegistration } from './register.ts';

const params = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** The page of an order, with the state of its offer of an account if that was refused. */
async function thankYouPage(shop: Shop, request: FastifyRequest, order: StoredOrder, offer?: OfferState) {
  const [visitor, paidReturn] = await Promise.all([visitorOf(shop, request), paidReturnOf(shop, order)]);
  // The buyer has logged in meanwhile, in another tab.
  if (offer && !canHaveAccount(order, visitor)) return createElement(RegisterPage, { back: '/account', ...offer });
  return createElement(ThankYouPage, { order, seller: shop.config.seller, visitor, paidReturn, offer });
}

/** The page that a buyer gets after paying; it can be opened only with the token. */
export const thankYouRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  app.get('/thank-you/:token', { schema: { params } }, async (request, reply) => {
    const order = found(await shop.orders.findByToken(request.params.token), 'order-unknown');
    const page = await thankYouPage(shop, request, order);
    return sendPage(reply.header('x-robots-tag', 'noindex'), page, languageOr(request, order.language));
  });

  // The offer of an account: if something is missing, the order stays on the page.
  const schema = { params, body: registerForm };
  app.post('/thank-you/:token', { onRequest: refuseOtherSites, schema }, async (request, reply) => {
    const order = found(await shop.orders.findByToken(request.params.token), 'order-unknown');
    const { body: form } = request;
    return submitRegistration(shop, reply.header('x-robots-tag', 'noindex'), {
      form,
      back: '/account',
      page: (refused) => thankYouPage(shop, request, order, { form, ...refused }),
    });
  });
};
