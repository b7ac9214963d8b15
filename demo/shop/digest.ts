import { createHash } from 'node:crypto';

/** A hash for texts that need no salt, being long and random, or no secret. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
