import { createEmailVerificationToken } from 'better-auth/api';
import { randomBytes } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { UserRow } from '../schema/accounts.ts';
import { verified } from '../signed-tokens.ts';
import type { Auth } from './auth.ts';

/** The lifetime of a link in an email, in seconds. */
const lifetime = 3 * 24 * 60 * 60;

/**
 * The claims of better-auth's tokens for addresses: the account, its address, and the address that is to replace it.
 */
const claims = Type.Object({
  userId: Type.String(),
  email: Type.String(),
  updateTo: Type.Optional(Type.String()),
  requestType: Type.Optional(Type.String()),
});

type MailClaims = Static<typeof claims>;

/** The address of a change that a link was sent to. */
export type Side = 'old' | 'new';

const requestTypes = { old: 'change-email-confirmation', new: 'change-email-verification' } as const;

type Account = Pick<UserRow, 'id' | 'email'>;

/** The side that a link of a change was sent to; null for other links. */
export function sideOf({ requestType, updateTo }: MailClaims): Side | null {
  if (updateTo === undefined) return null;
  if (requestType === requestTypes.old) return 'old';
  return requestType === requestTypes.new ? 'new' : null;
}

// The tokens of emailed links are better-auth's own: they are created when the email is sent, and not stored.

export async function verifyToken(auth: Auth, { id, email }: Account): Promise<string> {
  return createEmailVerificationToken((await auth.$context).secret, email, undefined, lifetime, { userId: id });
}

/** A token by which one side confirms the change to another address. */
export async function changeToken(auth: Auth, { id, email }: Account, newEmail: string, side: Side): Promise<string> {
  const extra = { userId: id, requestType: requestTypes[side] };
  return createEmailVerificationToken((await auth.$context).secret, email, newEmail, lifetime, extra);
}

/** The claims of a link; null if it is forged or expired. */
export async function claimsOf(auth: Auth, token: string): Promise<MailClaims | null> {
  const secret = new TextEncoder().encode((await auth.$context).secret);
  const payload = await verified(token, secret, { requiredClaims: ['exp'] });
  return Value.Check(claims, payload) ? payload : null;
}

/** The lifetime of an emailed link for a new password, in milliseconds. */
const resetLifetime = 60 * 60 * 1000;

/** What better-auth calls the token in its records; the database stores a hash of this. */
const identifierOf = (token: string): string => `reset-password:${token}`;

/** A token for choosing a new password, which better-auth accepts. It is created when the email is sent. */
export async function resetToken(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + resetLifetime);
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: userId, expiresAt });
  return token;
}

/** The id of the user who may choose a new password with a token; null if the token has expired. */
export async function userIdOfReset(auth: Auth, token: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(token));
  return found === null || found.expiresAt <= new Date() ? null : found.value;
}
