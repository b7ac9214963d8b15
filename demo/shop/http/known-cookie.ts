import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'known';
const year = 365 * 24 * 60 * 60;

/** Leaves the mark of an account with a browser that has logged in: wherever it is asked for the password. */
export function rememberBrowser(reply: FastifyReply, config: ShopConfig, mark: string): void {
  reply.setCookie(name, mark, { ...cookieOptions(config), maxAge: year });
}

/** The mark that a browser holds, or null. */
export function browserMark({ cookies }: FastifyRequest): string | null {
  return cookies[name] ?? null;
}
