import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { reason, Refusal } from './refusal.ts';

const key = 'buyer';

/** What follows `Bearer` in an authorization header; null where nothing does. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/iu.exec(authorization ?? '')?.[1] ?? null;
}

/** Who the token of a request belongs to. The session behind it must still be open: logging out ends its tokens too. */
async function buyerOfToken(shop: Shop, authorization: string | undefined): Promise<UserRow> {
  const token = bearerOf(authorization);
  if (token === null) throw new Refusal(401, reason('login-needed'));
  const claims = await shop.accessTokens.read(token, shop.now());
  const user = claims === null ? null : await shop.sessions.findUser(claims.sessionId);
  if (user === null || user.id !== claims?.userId) throw new Refusal(401, reason('login-over'));
  return user;
}

/** A hook that lets only logged-in buyers through; the others get 401. */
export const requireBuyer = (shop: Shop) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('www-authenticate', 'Bearer');
  request.setDecorator(key, await buyerOfToken(shop, request.headers.authorization));
  reply.removeHeader('www-authenticate');
};

/** The buyer whom the hook let through. */
export function buyerOf(request: FastifyRequest): UserRow {
  return request.getDecorator<UserRow>(key);
}

/** The name that routes with the hook have to decorate requests with. */
export const buyerDecorator = key;
