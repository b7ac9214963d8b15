import { hash, verify } from '@node-rs/argon2';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { secretRepository } from '../repositories/secrets.ts';

/** Argon2id, the library's standard, as strong as OWASP's password storage cheat sheet asks: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password, however a keyboard puts its accents together. */
const typed = (password: string): string => password.normalize('NFKC');

/** What the salts are made from: one key a database, for ever, as no hash would fit any more without it. */
export async function saltKey(secrets: ReturnType<typeof secretRepository>): Promise<string> {
  return secrets.getOrSet('password-salts', randomBytes(48).toString('base64url'));
}

/**
 * Hashes passwords so that an email and a password find their account: the salt is the email's. There may be several
 * accounts with one email, and who makes one does not learn of the others, for the shop sends no mail to ask an email's
 * owner.
 */
export function passwordHashes(key: string) {
  const saltOf = (emailKey: string): Buffer => createHmac('sha256', key).update(emailKey).digest().subarray(0, 16);
  return {
    of: (emailKey: string, password: string): Promise<string> =>
      hash(typed(password), { ...strength, salt: saltOf(emailKey) }),
    /** What stands in every hash of an email; the hash of an account of before has another salt. */
    markOf: (emailKey: string): string => `$${saltOf(emailKey).toString('base64').replaceAll('=', '')}$`,
  };
}

export type PasswordHashes = ReturnType<typeof passwordHashes>;

let decoy: Promise<string> | undefined;

/**
 * Whether the password is that of an old hash. Without one it is not, and finding out takes as long: how long an answer
 * takes must not tell which emails have accounts.
 */
export async function isOldPassword(password: string, oldHash: string | null): Promise<boolean> {
  decoy ??= hash(randomUUID(), strength);
  const isRight = await verify(oldHash ?? (await decoy), typed(password));
  return isRight && oldHash !== null;
}
