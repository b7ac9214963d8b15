import type { FastifyPluginAsync } from 'fastify';
import { reason, Refusal } from '../http/refusal.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { sessionOf } from '../http/session-cookie.ts';
import type { Shop } from '../shop.ts';
import { accessLifetime } from '../signed-tokens.ts';

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
      const { user, sessionId } = open;
      const claim = { subject: user.id, session: sessionId };
      const accessToken = await shop.signedTokens.sign('access', claim, shop.now());
      return reply
        .header('cache-control', 'no-store')
        .header('cross-origin-resource-policy', 'same-origin')
        .send({ accessToken, userId: user.id, expiresIn: accessLifetime });
    });
  };
