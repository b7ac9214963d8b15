import { createHmac } from 'node:crypto';
import { digest, isSecret } from '../digest.ts';
import type { Login } from '../repositories/users.ts';

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
