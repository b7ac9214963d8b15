import { hash, verify } from '@node-rs/argon2';

export const minPasswordLength = 10;

/** Argon2id, the library's standard, as strong as OWASP's password storage cheat sheet asks: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password, however a keyboard puts its accents together. */
const typed = (password: string): string => password.normalize('NFKC');

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), strength);
}

/** Whether the password is that of the hash. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, typed(password));
}
