import { randomBytes } from 'node:crypto';
import type { Auth } from './auth.ts';

/** The lifetime of an emailed link for a new password, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/** What better-auth calls the token in its records; the database stores a hash of this. */
const identifierOf = (token: string): string => `reset-password:${token}`;

/** A token for choosing a new password, which better-auth accepts. It is created when the email is sent. */
export async function resetToken(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + lifetime);
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: userId, expiresAt });
  return token;
}

/** The id of the user who may choose a new password with a token; null if the token has expired. */
export async function userIdOfReset(auth: Auth, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(token));
  return found === null || found.expiresAt <= new Date() ? null : found.value;
}
