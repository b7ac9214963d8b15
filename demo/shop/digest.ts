import { createHash, timingSafeEqual } from 'node:crypto';

/** A hash for strings that need no salt, because they are long and random, or not secret. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Compares a secret with a digest in constant time. */
export function isSecret(secret: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(digest(secret)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
