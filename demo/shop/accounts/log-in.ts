import type { UserRow } from '../schema/accounts.ts';
import type { Shop } from '../shop.ts';
import { emailKey } from './emails.ts';
import { isPassword } from './passwords.ts';
import { countTry, forgetTries, type Tried } from './throttle.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where a login comes from: the network address, and what the browser holds of earlier logins. */
export type Visit = Required<Pick<Tried, 'ip' | 'mark'>>;

/** Who came in, or that nobody did, or how many seconds to wait before the next try. */
export type Login =
  | { readonly kind: 'in'; readonly user: UserRow }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Checks an email and a password. Wrong password and unknown email are the same, also in how long they take. */
export async function logIn(shop: Shop, { email, password }: Credentials, visit: Visit): Promise<Login> {
  const tried: Tried = { what: 'login', account: emailKey(email), ...visit };
  const seconds = await countTry(shop, tried);
  if (seconds > 0) return { kind: 'wait', seconds };
  const user = await shop.users.findByEmail(emailKey(email));
  if (!(await isPassword(password, user?.passwordHash ?? null)) || user === null) return { kind: 'wrong' };
  await forgetTries(shop, tried);
  return { kind: 'in', user };
}
