import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { digest } from '../digest.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'payer';

/** Sets a cookie by which a browser is recognized when it pays. */
export function rememberPayer(reply: FastifyReply, config: ShopConfig): void {
  if (payerOf(reply.request) !== null) return;
  const value = randomBytes(24).toString('base64url');
  reply.setCookie(name, value, { ...cookieOptions(config), path: '/checkout', maxAge: 30 * 24 * 60 * 60 });
}

/** The stored form of the paying browser's value; null if it accepts no cookies. */
export function payerOf({ cookies }: FastifyRequest): string | null {
  const value = cookies[name];
  return value === undefined || value === '' ? null : digest(value);
}
