import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { emailKey } from './emails.ts';
import { isPassword } from './passwords.ts';
import { countTry, forgetTries, type Tried } from './throttle.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where a login comes from. */
export interface Visit {
  /** The network address. */
  readonly ip: string;
  /** What the browser holds of earlier logins, or null. */
  readonly mark: string | null;
}

/** Who came in, or that nobody did, or how many seconds to wait before the next try. */
export type Login =
  | { readonly kind: 'in'; readonly user: UserRow }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Checks an email and a password. Wrong password and unknown email are the same, also in how long they take. */
export async function logIn(shop: Shop, { email, password }: Credentials, { ip, mark }: Visit): Promise<Login> {
  const user = await shop.users.findByEmail(emailKey(email));
  const isKnown = shop.knownBrowsers.isKnown(user, mark);
  const tried: Tried = { what: 'login', account: emailKey(email), ip, isKnown };
  const seconds = await countTry(shop, tried);
  if (seconds > 0) return { kind: 'wait', seconds };
  if (!(await isPassword(password, user?.passwordHash ?? null)) || user === null) return { kind: 'wrong' };
  await forgetTries(shop, tried);
  return { kind: 'in', user };
}
