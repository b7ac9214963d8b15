import type { FastifyReply } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'notice';
const notices = ['saved', 'mail-sent', 'mail-limit'] as const;

/** What the account says once, after a form that led back to it. Its words are the page's own. */
export type Notice = (typeof notices)[number];

const options = (config: ShopConfig) => ({ ...cookieOptions(config), path: '/account' });

/** Lets the account page that follows say what was done. */
export function leaveNotice(reply: FastifyReply, config: ShopConfig, notice: Notice): void {
  reply.setCookie(name, notice, { ...options(config), maxAge: 60 });
}

/** What is to be said, or null; it is not said again. */
export function takeNotice(reply: FastifyReply, config: ShopConfig): Notice | null {
  const left = notices.find((notice) => notice === reply.request.cookies[name]);
  if (left !== undefined) reply.clearCookie(name, options(config));
  return left ?? null;
}
