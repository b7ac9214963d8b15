import type { Shop } from '../shop.ts';
import { emailKey } from './emails.ts';
import { countTry, forgetTries, type Tried } from './throttle.ts';

/** Who tries a password, and from where. */
export interface Visit {
  readonly email: string;
  readonly ip: string;
  /** The browser's mark from earlier logins, or null. */
  readonly mark: string | null;
}

/** The result of an attempt, or the number of seconds to wait before the next one. */
export type Proof<T> =
  | { readonly kind: 'right'; readonly value: T }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Checks a password, unless there were too many attempts: `check` resolves to null if it is wrong. */
export async function prove<T>(
  shop: Shop,
  { email, ip, mark }: Visit,
  check: () => Promise<T | null>,
): Promise<Proof<T>> {
  const account = emailKey(email);
  const isKnown = shop.knownBrowsers.isKnown(await shop.users.findLogin(account), mark);
  const tried: Tried = { what: 'login', account, ip, isKnown };
  const seconds = await countTry(shop, tried);
  if (seconds > 0) return { kind: 'wait', seconds };
  const value = await check();
  if (value === null) return { kind: 'wrong' };
  await forgetTries(shop, tried);
  return { kind: 'right', value };
}
