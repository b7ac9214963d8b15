import { createHash } from 'node:crypto';

/** A hash for strings that need no salt, because they are long and random, or not secret. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
