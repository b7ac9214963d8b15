import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookieName } from '../accounts/auth.ts';
import type { ShopConfig } from '../config.ts';
import type { Shop } from '../shop.ts';
import type { Visitor } from '../views/layout.tsx';
import { clearCookie, setCookie } from './cookies.ts';

/** The headers of a request for better-auth: its cookies, and nothing about the browser or network. */
export function cookiesOf({ headers: { cookie } }: FastifyRequest): Headers {
  return new Headers(cookie === undefined ? {} : { cookie });
}

/** Passes a session cookie of better-auth on to the browser. */
export function passCookie(reply: FastifyReply, config: ShopConfig, headers: Headers): void {
  const name = `${sessionCookieName(config)}=`;
  for (const cookie of headers.getSetCookie()) if (cookie.startsWith(name)) reply.header('set-cookie', cookie);
}

/** The open session of the requesting browser with its user, or null. */
export async function sessionOf(shop: Shop, request: FastifyRequest) {
  const open = await shop.auth.api.getSession({ headers: cookiesOf(request) });
  const user = open === null ? null : await shop.users.find(open.user.id);
  return open === null || user === null ? null : { sessionId: open.session.id, user };
}

/** Whether the requesting browser is logged in, for the header of a page. */
export async function visitorOf(shop: Shop, request: FastifyRequest): Promise<Visitor> {
  return (await sessionOf(shop, request)) === null ? 'guest' : 'buyer';
}

/** Remembers this browser as one that knows an account's password. */
export async function knowBrowser(shop: Shop, email: string, reply: FastifyReply): Promise<void> {
  const login = await shop.users.findLogin(email);
  if (login !== null) setCookie(reply, 'known', shop.knownBrowsers.markOf(login));
}

/** Logs a buyer in on this browser with better-auth's headers, replacing its earlier session, and remembers it. */
export async function enter(shop: Shop, reply: FastifyReply, userId: string, headers: Headers): Promise<void> {
  await shop.auth.api.signOut({ headers: cookiesOf(reply.request) });
  passCookie(reply, shop.config, headers);
  const user = await shop.users.find(userId);
  if (user !== null) await knowBrowser(shop, user.email, reply);
  clearCookie(reply, 'registered');
}

export async function endSession(shop: Shop, reply: FastifyReply): Promise<void> {
  const { headers } = await shop.auth.api.signOut({ headers: cookiesOf(reply.request), returnHeaders: true });
  passCookie(reply, shop.config, headers);
}
