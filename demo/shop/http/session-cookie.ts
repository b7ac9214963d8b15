import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSessionToken, sessionLifetime } from '../accounts/session-token.ts';
import type { ShopConfig } from '../config.ts';
import { digest } from '../digest.ts';
import type { OpenSession } from '../repositories/sessions.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import type { Visitor } from '../views/layout.tsx';

const isSecure = ({ publicUrl }: ShopConfig): boolean => publicUrl.startsWith('https:');

/** With https the name's prefix keeps other hosts of the same domain from setting the cookie. */
const nameOf = (config: ShopConfig): string => (isSecure(config) ? '__Host-session' : 'session');

/** Out of reach for scripts, and not sent along when another site posts. */
export function cookieOptions(config: ShopConfig) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
}

function tokenHashOf({ config }: Shop, request: FastifyRequest): string | null {
  const token = request.cookies[nameOf(config)];
  return token === undefined || token === '' ? null : digest(token);
}

/** The open session of the browser that asks, or null. */
export async function sessionOf(shop: Shop, request: FastifyRequest): Promise<OpenSession | null> {
  const tokenHash = tokenHashOf(shop, request);
  return tokenHash === null ? null : shop.sessions.findByToken(tokenHash, shop.now());
}

/** Whether the browser that asks is logged in, for the header of a page. */
export async function visitorOf(shop: Shop, request: FastifyRequest): Promise<Visitor> {
  return (await sessionOf(shop, request)) === null ? 'guest' : 'buyer';
}

/** Logs a browser in: a new session and cookie, never those that it came with. */
export async function startSession(shop: Shop, user: UserRow, reply: FastifyReply): Promise<void> {
  const token = newSessionToken();
  const now = shop.now();
  const session = {
    id: randomUUID(),
    tokenHash: digest(token),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLifetime),
  };
  await shop.sessions.start(session, tokenHashOf(shop, reply.request));
  reply.setCookie(nameOf(shop.config), token, { ...cookieOptions(shop.config), maxAge: sessionLifetime / 1000 });
}

/** Logs a browser out. */
export async function endSession(shop: Shop, reply: FastifyReply): Promise<void> {
  const tokenHash = tokenHashOf(shop, reply.request);
  if (tokenHash !== null) await shop.sessions.end(tokenHash);
  reply.clearCookie(nameOf(shop.config), cookieOptions(shop.config));
}
