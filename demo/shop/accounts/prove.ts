import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { digest, isSecret } from '../digest.ts';
import { browserMark } from '../http/cookies.ts';
import type { Login } from '../repositories/users.ts';
import type { Shop } from '../shop.ts';
import { emailKey } from './emails.ts';
import { countTry, forgetTries, type Tried } from './throttle.ts';

/**
 * Marks of browsers that an account has logged in with since its password was chosen. Somebody else's wrong passwords
 * don't lock these browsers out. A mark grants no access: it is sent in addition to a password.
 */
export function knownBrowsers(key: Uint8Array) {
  const markOf = ({ email, passwordHash }: Login): string =>
    createHmac('sha256', key).update(`known browser ${email} ${passwordHash}`).digest('base64url');
  return {
    markOf,
    /** Whether a browser has the mark of this account; `login` is null if there is none. */
    isKnown: (login: Login | null, mark: string | null): boolean =>
      login !== null && isSecret(mark ?? '', digest(markOf(login))),
  };
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;

/** The result of an attempt, or the number of seconds to wait before the next one. */
export type Proof<T> =
  | { readonly kind: 'right'; readonly value: T }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Checks the password of an account, unless there were too many attempts: `check` resolves to null if it is wrong. */
export async function prove<T>(
  shop: Shop,
  request: FastifyRequest,
  email: string,
  check: () => Promise<T | null>,
): Promise<Proof<T>> {
  const account = emailKey(email);
  const isKnown = shop.knownBrowsers.isKnown(await shop.users.findLogin(account), browserMark(request));
  const tried: Tried = { what: 'login', account, ip: request.ip, isKnown };
  const seconds = await countTry(shop, tried);
  if (seconds > 0) return { kind: 'wait', seconds };
  const value = await check();
  if (value === null) return { kind: 'wrong' };
  await forgetTries(shop, tried);
  return { kind: 'right', value };
}
