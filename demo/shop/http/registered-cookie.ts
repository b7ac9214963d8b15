import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopConfig } from '../config.ts';
import { cookieOptions } from './session-cookie.ts';

const name = 'registered';

/** Lets the login page that follows fill the email in. It is no part of the address, which is logged. */
export function rememberRegistered(reply: FastifyReply, config: ShopConfig, email: string): void {
  reply.setCookie(name, email, { ...cookieOptions(config), path: '/login', maxAge: 600 });
}

/** Forgets it, once somebody has logged in. */
export function forgetRegistered(reply: FastifyReply, config: ShopConfig): void {
  reply.clearCookie(name, { ...cookieOptions(config), path: '/login' });
}

/** The email that this browser has registered just now, or null. */
export function registeredEmail({ cookies }: FastifyRequest): string | null {
  return cookies[name] ?? null;
}
