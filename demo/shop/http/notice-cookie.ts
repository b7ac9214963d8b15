import type { FastifyReply } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'notice';

/** What the account says. */
export const accountNotices = ['saved', 'password-changed', 'discarded'] as const;

/** What the pages say that logging out leads to. */
export const logoutNotices = ['logged-out', 'logged-out-everywhere'] as const;

/** What the order page says. */
export const orderPageNotices = [...logoutNotices, 'ordered-again'] as const;

export type AccountNotice = (typeof accountNotices)[number];
export type LogoutNotice = (typeof logoutNotices)[number];
export type OrderPageNotice = (typeof orderPageNotices)[number];

/** What a page says once, after a form or a link that led to it. Its words are the page's own. */
type Notice = AccountNotice | OrderPageNotice;

/** Lets the page that follows say what was done. */
export function leaveNotice(reply: FastifyReply, config: ShopConfig, notice: Notice): void {
  reply.setCookie(name, notice, { ...cookieOptions(config), maxAge: 60 });
}

/** What is to be said of what a page has words for, or null; it is not said again. */
export function takeNotice<Kind extends Notice>(
  reply: FastifyReply,
  config: ShopConfig,
  kinds: readonly Kind[],
): Kind | null {
  const left = kinds.find((kind) => kind === reply.request.cookies[name]);
  if (left !== undefined) reply.clearCookie(name, cookieOptions(config));
  return left ?? null;
}
