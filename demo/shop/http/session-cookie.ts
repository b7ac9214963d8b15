import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure, sessionCookieName } from '../accounts/auth.ts';
import type { ShopConfig } from '../config.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import type { Visitor } from '../views/layout.tsx';

/** A logged-in browser, and its user. */
export interface OpenSession {
  readonly sessionId: string;
  readonly user: UserRow;
}

/** Not accessible to scripts, and not sent when another site posts. */
export function cookieOptions(config: ShopConfig) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) } as const;
}

/** The headers of a request for better-auth: its cookies, and nothing about the browser or network. */
export function cookiesOf({ headers: { cookie } }: FastifyRequest): Headers {
  return new Headers(cookie === undefined ? {} : { cookie });
}

/** Passes a session cookie of better-auth on to the browser. */
export function passCookie(reply: FastifyReply, config: ShopConfig, headers: Headers): void {
  const name = `${sessionCookieName(config)}=`;
  for (const cookie of headers.getSetCookie()) if (cookie.startsWith(name)) reply.header('set-cookie', cookie);
}

/** The open session of the requesting browser, or null. */
export async function sessionOf(shop: Shop, request: FastifyRequest): Promise<OpenSession | null> {
  const open = await shop.auth.api.getSession({ headers: cookiesOf(request) });
  const user = open === null ? null : await shop.users.find(open.user.id);
  return open === null || user === null ? null : { sessionId: open.session.id, user };
}

/** Whether the requesting browser is logged in, for the header of a page. */
export async function visitorOf(shop: Shop, request: FastifyRequest): Promise<Visitor> {
  return (await sessionOf(shop, request)) === null ? 'guest' : 'buyer';
}

/** Logs a browser out. */
export async function endSession(shop: Shop, reply: FastifyReply): Promise<void> {
  const { headers } = await shop.auth.api.signOut({ headers: cookiesOf(reply.request), returnHeaders: true });
  passCookie(reply, shop.config, headers);
}
