import type { FastifyCookieOptions } from '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../accounts/auth.ts';
import type { ShopConfig } from '../config.ts';
import { digest } from '../digest.ts';
import type { Shop } from '../shop.ts';
import { ownPath } from '../views/account-links.ts';

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

/** The defaults of all cookies: not accessible to scripts, and not sent when another site posts. */
export const cookieOptions = (config: ShopConfig): FastifyCookieOptions => ({
  parseOptions: { httpOnly: true, sameSite: 'lax', secure: isSecure(config) },
});

export const setCookie = (reply: FastifyReply, name: Name, value: string): FastifyReply =>
  reply.setCookie(name, value, kinds[name]);

export const clearCookie = (reply: FastifyReply, name: Name): FastifyReply =>
  reply.clearCookie(name, { path: kinds[name].path });

/** The mark of a browser that has logged in, or null. */
export const browserMark = ({ cookies }: FastifyRequest): string | null => cookies['known'] ?? null;

/** The destination after an emailed link, a path on this shop. */
export const wayBackOf = ({ cookies }: FastifyRequest): string => ownPath(cookies['way-back']);

/** Lets a browser be recognized when it pays. */
export function rememberPayer(reply: FastifyReply): void {
  if (payerOf(reply.request) === null) setCookie(reply, 'payer', randomBytes(24).toString('base64url'));
}

/** The stored form of the paying browser's value; null if it accepts no cookies. */
export function payerOf({ cookies }: FastifyRequest): string | null {
  const { payer = '' } = cookies;
  return payer === '' ? null : digest(payer);
}

/** Marks this browser as the one that chose the password of an account. */
export async function rememberRegistered(shop: Shop, userId: string, reply: FastifyReply): Promise<void> {
  setCookie(reply, 'registered', await shop.signedTokens.sign('registered', { subject: userId }, shop.now()));
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
  'confirmed',
] as const;

/** A notice that a page shows once, after a form or a link. */
export type Notice = (typeof notices)[number];

/** Lets the next page say what was done. */
export const setNotice = (reply: FastifyReply, notice: Notice): FastifyReply => setCookie(reply, 'notice', notice);

/** The pending notice, or null; it is shown once. */
export function takeNotice(reply: FastifyReply): Notice | null {
  const pending = notices.find((notice) => notice === reply.request.cookies['notice']);
  if (pending !== undefined) clearCookie(reply, 'notice');
  return pending ?? null;
}
