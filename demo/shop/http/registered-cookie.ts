import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config.ts';
import type { Shop } from '../shop.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'registered';
const days = 24 * 60 * 60;

const optionsOf = (config: ShopConfig) => ({ ...cookieOptions(config), path: '/verify' });

/**
 * Marks this browser as the one that chose the password of an account: after the emailed link, it need not be typed
 * again.
 */
export async function rememberRegistered({ config, signedTokens, now }: Shop, userId: string, reply: FastifyReply) {
  const token = await signedTokens.sign('registered', { subject: userId }, now());
  reply.setCookie(name, token, { ...optionsOf(config), maxAge: 3 * days });
}

/** Removes the mark, once somebody has logged in. */
export function forgetRegistered(reply: FastifyReply, config: ShopConfig): void {
  reply.clearCookie(name, optionsOf(config));
}

/** Whether this browser chose the password of an account. */
export async function hasRegistered({ signedTokens, now }: Shop, userId: string, { cookies }: FastifyRequest) {
  const claim = await signedTokens.read('registered', cookies[name] ?? '', now());
  return claim?.subject === userId;
}
