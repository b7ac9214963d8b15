import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { leaveNotice } from '../http/notice-cookie.ts';
import { found } from '../http/refusal.ts';
import { sessionOf } from '../http/session-cookie.ts';
import { draftOfOrder } from '../ordering/draft-of-order.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import type { Shop } from '../shop.ts';
import { loginPath } from '../views/account-links.ts';
import { orderParams } from './account-forms.ts';

/** The order page, which accepts the draft. */
function orderPath({ serviceType, referralCode }: StoredOrder, draft: string): string {
  const query = new URLSearchParams({ service: serviceType, ...(referralCode && { referral: referralCode }) });
  return `/?${query}#draft=${draft}`;
}

/** `Order again` in the account: opens the same order on the order page again. */
export const orderAgainRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/account/orders/:number/again', { schema: { params: orderParams } }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) return reply.redirect(loginPath('/account'), 303);
      const own = await shop.orders.findNumber(open.user, Number(request.params.number));
      const order = found(own && (await shop.orders.find(own.id)), 'order-unknown');
      const [first] = await shop.voices.withIds(order.voices.slice(0, 1).map(({ id }) => id));
      const draft = draftOfOrder(order, first?.gender ?? 'male');
      leaveNotice(reply, shop.config, 'ordered-again');
      return reply.header('cache-control', 'no-store').redirect(orderPath(order, draft), 303);
    });
  };
