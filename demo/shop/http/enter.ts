import type { FastifyReply } from 'fastify';
import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { rememberBrowser } from './known-cookie.ts';
import { forgetRegistered } from './registered-cookie.ts';
import { startSession } from './session-cookie.ts';

/** Logs a buyer in on this browser, and knows the browser by that. */
export async function enter(shop: Shop, user: UserRow, reply: FastifyReply): Promise<void> {
  await startSession(shop, user, reply);
  rememberBrowser(reply, shop.config, shop.knownBrowsers.markOf(user));
  forgetRegistered(reply, shop.config);
}
