import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { visitorOf } from '../http/session-cookie.ts';
import { found } from '../http/refusal.ts';
import { sendPage } from '../http/pages.ts';
import type { Shop } from '../shop.ts';
import { thankYouPage } from '../views/thank-you.tsx';

const params = Type.Object({ token: Type.String({ maxLength: 100 }) });

/** The page that a buyer comes to after paying; only who has its token can open it. */
export const thankYouRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/thank-you/:token', { schema: { params } }, async (request, reply) => {
      const order = found(await shop.orders.findByToken(request.params.token), 'There is no such order.');
      return sendPage(reply.header('x-robots-tag', 'noindex'), thankYouPage(order, await visitorOf(shop, request)));
    });
  };
