import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UserRow } from '../schema/accounts.ts';
import { stateOfPassword } from './password-state.ts';

type Account = Pick<UserRow, 'emailKey' | 'passwordHash'>;

/**
 * Marks of browsers that an account has logged in with since its password was chosen. Somebody else's wrong passwords do
 * not keep those out. A mark opens nothing: it stands beside a password.
 */
export function knownBrowsers(key: Uint8Array) {
  const markOf = (account: Account): string =>
    createHmac('sha256', key)
      .update(`known browser ${account.emailKey} ${stateOfPassword(account)}`)
      .digest('base64url');
  return {
    markOf,
    /** Whether a browser holds the mark of this account; null: there is no account. */
    isKnown: (account: Account | null, mark: string | null): boolean => {
      if (account === null) return false;
      const [expected, given] = [Buffer.from(markOf(account)), Buffer.from(mark ?? '')];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;
