import type { FastifyReply } from 'fastify';
import type { Entry } from '../accounts/log-in.ts';
import type { Shop } from '../shop.ts';
import { rememberBrowser } from './known-cookie.ts';
import { forgetRegistered } from './registered-cookie.ts';
import { cookiesOf, passCookie } from './session-cookie.ts';

/** Remembers this browser as one that knows an account's password. */
export async function knowBrowser(shop: Shop, email: string, reply: FastifyReply): Promise<void> {
  const login = await shop.users.findLogin(email);
  if (login !== null) rememberBrowser(reply, shop.config, shop.knownBrowsers.markOf(login));
}

/** Logs a buyer in on this browser, replacing its earlier session, and remembers the browser. */
export async function enter(shop: Shop, { userId, headers }: Entry, reply: FastifyReply): Promise<void> {
  await shop.auth.api.signOut({ headers: cookiesOf(reply.request) });
  passCookie(reply, shop.config, headers);
  const user = await shop.users.find(userId);
  if (user !== null) await knowBrowser(shop, user.email, reply);
  forgetRegistered(reply, shop.config);
}
