import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../accounts/auth.ts';
import type { ShopConfig } from '../config.ts';
import { digest } from '../digest.ts';
import type { Shop } from '../shop.ts';
import { ownPath } from './own-path.ts';

// The shop's cookies, besides those of the session and the language.

const hour = 60 * 60;
const day = 24 * hour;

/** The paths that a cookie is sent to, and its lifetime in seconds. */
const kinds = {
  /** An account's mark in a browser that has logged in; read where the password is typed. */
  known: { path: '/', maxAge: 365 * day },
  /** What the next page says was done. */
  notice: { path: '/', maxAge: 60 },
  /** A browser that opened a checkout, recognized when it pays. */
  payer: { path: '/checkout', maxAge: 30 * day },
  /** The address that a new account was created with, for the page that says so. */
  'registered-as': { path: '/register', maxAge: hour },
  /** A browser that chose the password of an account: after the emailed link, it need not be typed again. */
  registered: { path: '/verify', maxAge: 3 * day },
  /** The destination of somebody who gets an emailed link to confirm an address or choose a new password. */
  'way-back': { path: '/', maxAge: hour },
} as const;

type Name = keyof typeof kinds;

interface Cookie {
  readonly name: Name;
  readonly value: string;
}

/** Not accessible to scripts, and not sent when another site posts. */
const optionsOf = (name: Name, config: ShopConfig) =>
  ({ ...kinds[name], httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const;

export function setCookie(reply: FastifyReply, config: ShopConfig, { name, value }: Cookie): void {
  reply.setCookie(name, value, optionsOf(name, config));
}

export function forgetCookie(reply: FastifyReply, config: ShopConfig, name: Name): void {
  const { maxAge: _, ...options } = optionsOf(name, config);
  reply.clearCookie(name, options);
}

/** The mark of a browser that has logged in, or null. */
export const browserMark = ({ cookies }: FastifyRequest): string | null => cookies['known'] ?? null;

/** The destination after an emailed link, a path on this shop. */
export const wayBackOf = ({ cookies }: FastifyRequest): string => ownPath(cookies['way-back']);

/** Lets a browser be recognized when it pays. */
export function rememberPayer(reply: FastifyReply, config: ShopConfig): void {
  if (payerOf(reply.request) !== null) return;
  setCookie(reply, config, { name: 'payer', value: randomBytes(24).toString('base64url') });
}

/** The stored form of the paying browser's value; null if it accepts no cookies. */
export function payerOf({ cookies }: FastifyRequest): string | null {
  const value = cookies['payer'];
  return value === undefined || value === '' ? null : digest(value);
}

/** Marks this browser as the one that chose the password of an account. */
export async function rememberRegistered(shop: Shop, userId: string, reply: FastifyReply): Promise<void> {
  const token = await shop.signedTokens.sign('registered', { subject: userId }, shop.now());
  setCookie(reply, shop.config, { name: 'registered', value: token });
}

/** Whether this browser chose the password of an account. */
export async function hasRegistered(shop: Shop, userId: string, { cookies }: FastifyRequest): Promise<boolean> {
  const claim = await shop.signedTokens.read('registered', cookies['registered'] ?? '', shop.now());
  return claim?.subject === userId;
}

const notices = [
  'sent-again',
  'saved',
  'password-changed',
  'discarded',
  'logged-out',
  'logged-out-everywhere',
  'ordered-again',
] as const;

/** A notice that a page shows once, after a form or a link. */
export type Notice = (typeof notices)[number];

/** Lets the next page say what was done. */
export const leaveNotice = (reply: FastifyReply, config: ShopConfig, notice: Notice): void =>
  setCookie(reply, config, { name: 'notice', value: notice });

/** The pending notice, or null; it is shown once. */
export function takeNotice(reply: FastifyReply, config: ShopConfig): Notice | null {
  const left = notices.find((notice) => notice === reply.request.cookies['notice']);
  if (left !== undefined) forgetCookie(reply, config, 'notice');
  return left ?? null;
}
