import { z } from 'zod';

/** The lookup form of an email address: independent of capitals. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/**
 * Whether a string looks like one email address (docs/behaviour.md, Rules). It must contain nothing that would be a
 * list or a name in an email header, because the email would then go elsewhere.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+@[^\s@,;:<>()[\]\\"\p{Cc}\p{Cf}]+$/u.test(text.trim());
}

/** Whether an account can have this email address: better-auth checks addresses with the same schema. */
export const isAccountEmail = (text: string): boolean => z.email().safeParse(emailKey(text)).success;
