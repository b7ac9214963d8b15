import type { FastifyReply } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'notice';

/** Notices on the account page. */
export const accountNotices = ['saved', 'password-changed', 'discarded'] as const;

/** Notices on the pages after logging out. */
export const logoutNotices = ['logged-out', 'logged-out-everywhere'] as const;

/** Notices on the order page. */
export const orderPageNotices = [...logoutNotices, 'ordered-again'] as const;

export type AccountNotice = (typeof accountNotices)[number];
export type LogoutNotice = (typeof logoutNotices)[number];
export type OrderPageNotice = (typeof orderPageNotices)[number];

/** A notice that a page shows once, after a form or a link. The page has its text. */
type Notice = AccountNotice | OrderPageNotice;

/** Lets the next page say what was done. */
export function leaveNotice(reply: FastifyReply, config: ShopConfig, notice: Notice): void {
  reply.setCookie(name, notice, { ...cookieOptions(config), maxAge: 60 });
}

/** The pending notice that a page has a text for, or null; it is shown once. */
export function takeNotice<Kind extends Notice>(
  reply: FastifyReply,
  config: ShopConfig,
  kinds: readonly Kind[],
): Kind | null {
  const left = kinds.find((kind) => kind === reply.request.cookies[name]);
  if (left !== undefined) reply.clearCookie(name, cookieOptions(config));
  return left ?? null;
}
