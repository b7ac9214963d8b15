import { hash, verify } from '@node-rs/argon2';

export const minPasswordLength = 10;

/** How much work Argon2id does for each password: KiB of memory, passes and threads. */
export interface PasswordStrength {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The library's standard, as strong as OWASP's password storage cheat sheet asks: 19 MiB, two passes. */
export const standardStrength: PasswordStrength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password, however a keyboard puts its accents together. */
const typed = (password: string): string => password.normalize('NFKC');

/** What is stored of a password. */
export function hashPassword(password: string, strength: PasswordStrength): Promise<string> {
  return hash(typed(password), strength);
}

/** Whether the password is that of the hash. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, typed(password));
}
