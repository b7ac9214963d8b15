import { hash, verify } from '@node-rs/argon2';

export const minPasswordLength = 10;

/** The cost of Argon2id per password: KiB of memory, passes and threads. */
export interface PasswordStrength {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The library's default, which meets OWASP's password storage cheat sheet: 19 MiB, two passes. */
export const standardStrength: PasswordStrength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalizes a password, however a keyboard composes its accents. */
const typed = (password: string): string => password.normalize('NFKC');

export function hashPassword(password: string, strength: PasswordStrength): Promise<string> {
  return hash(typed(password), strength);
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, typed(password));
}
