import { hash, verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';

/** Argon2id, the library's standard, as strong as OWASP's password storage cheat sheet asks: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password, however a keyboard puts its accents together. */
const typed = (password: string): string => password.normalize('NFKC');

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), strength);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is that of the hash. Without a hash it is not, and finding out takes as long: how long an answer
 * takes must not tell which emails have accounts.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword(randomUUID());
  const isRight = await verify(passwordHash ?? (await decoy), typed(password));
  return isRight && passwordHash !== null;
}
