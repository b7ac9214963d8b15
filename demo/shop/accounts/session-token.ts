import { randomBytes } from 'node:crypto';

/** Milliseconds that a browser stays logged in. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000;

/** What a logged-in browser's cookie holds: nobody can guess it. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url');
}
