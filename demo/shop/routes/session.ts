import type { FastifyPluginAsync } from 'fastify';
import { tokenLifetime } from '../accounts/access-token.ts';
import { reason, Refusal } from '../http/refusal.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';

/**
 * `POST /session/token`: a fresh access token for the buyer who is logged in on this browser, otherwise 401. For the
 * shop's own pages only: no other site may call it or read the answer.
 */
export const sessionRoutes =
  (shop: Shop): FastifyPluginAsync =>
  async (app) => {
    app.post('/session/token', { onRequest: refuseOtherSites }, async (request, reply) => {
      const open = await sessionOf(shop, request);
      if (open === null) throw new Refusal(401, reason('login-needed'));
      const claims = { userId: open.user.id, sessionId: open.sessionId };
      const accessToken = await shop.accessTokens.sign(claims, shop.now());
      return reply
        .header('cache-control', 'no-store')
        .header('cross-origin-resource-policy', 'same-origin')
        .send({ accessToken, userId: claims.userId, expiresIn: tokenLifetime });
    });
  };
