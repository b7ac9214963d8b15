import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Marks of browsers that an account has logged in with before. Somebody else's wrong passwords do not keep those out.
 * A mark opens nothing: it stands beside a password.
 */
export function knownBrowsers(key: Uint8Array) {
  const markOf = (emailKey: string): string =>
    createHmac('sha256', key).update(`known browser ${emailKey}`).digest('base64url');
  return {
    markOf,
    /** Whether a browser holds the mark of this account. */
    isKnown: (emailKey: string, mark: string | null): boolean => {
      const [expected, given] = [Buffer.from(markOf(emailKey)), Buffer.from(mark ?? '')];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

export type KnownBrowsers = ReturnType<typeof knownBrowsers>;
