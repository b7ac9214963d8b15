import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'known';
const year = 365 * 24 * 60 * 60;

/** Sets the mark of an account in a browser that has logged in; for the paths that ask for the password. */
export function rememberBrowser(reply: FastifyReply, config: ShopConfig, mark: string): void {
  reply.setCookie(name, mark, { ...cookieOptions(config), maxAge: year });
}

/** The mark of a browser, or null. */
export function browserMark({ cookies }: FastifyRequest): string | null {
  return cookies[name] ?? null;
}
