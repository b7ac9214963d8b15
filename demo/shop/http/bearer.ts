import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { reason, Refusal } from './refusal.ts';

/** The request decorator that routes with the hook need. */
export const buyerDecorator = 'buyer';

/** The token after `Bearer` in an authorization header; null if there is none. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/iu.exec(authorization ?? '')?.[1] ?? null;
}

/**
 * The user of a request's token. The session behind it must still be open, because logging out also ends its tokens.
 */
async function buyerOfToken(shop: Shop, authorization: string | undefined): Promise<UserRow> {
  const token = bearerOf(authorization);
  if (token === null) throw new Refusal(401, reason('login-needed'));
  const claim = await shop.signedTokens.read('access', token, shop.now());
  const user = claim?.session === undefined ? null : await shop.users.findBySession(claim.session);
  if (user === null || user.id !== claim?.subject) throw new Refusal(401, reason('login-over'));
  return user;
}

/** A hook for logged-in buyers only; all others get 401. */
export const requireBuyer = (shop: Shop) => async (request: FastifyRequest, reply: FastifyReply) => {
  reply.header('www-authenticate', 'Bearer');
  request.setDecorator(buyerDecorator, await buyerOfToken(shop, request.headers.authorization));
  reply.removeHeader('www-authenticate');
};

/** The buyer that the hook has found. */
export function buyerOf(request: FastifyRequest): UserRow {
  return request.getDecorator<UserRow>(buyerDecorator);
}
