import { createEmailVerificationToken } from 'better-auth/api';
import { errors, jwtVerify } from 'jose';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { UserRow } from '../schema/accounts.ts';
import type { Auth } from './auth.ts';

/** Seconds that a link in a mail is good for. */
const lifetime = 3 * 24 * 60 * 60;

/** What better-auth's tokens for addresses say: whose account, with which address, and which one is to take its place. */
const claims = Type.Object({
  userId: Type.String(),
  email: Type.String(),
  updateTo: Type.Optional(Type.String()),
  requestType: Type.Optional(Type.String()),
});

export type MailClaims = Static<typeof claims>;

/** Which address of a change a link goes to. */
export type Side = 'old' | 'new';

const requestTypes = { old: 'change-email-confirmation', new: 'change-email-verification' } as const;

type Account = Pick<UserRow, 'id' | 'email'>;

/** The address that a change goes to, and who is asked. */
interface Change {
  readonly newEmail: string;
  readonly side: Side;
}

/** The side that a link of a change went to; null for other links. */
export function sideOf({ requestType, updateTo }: MailClaims): Side | null {
  if (updateTo === undefined) return null;
  if (requestType === requestTypes.old) return 'old';
  return requestType === requestTypes.new ? 'new' : null;
}

/** The tokens of mailed links, which are better-auth's own: made when the mail is sent, and not kept. */
export const mailLinks = (auth: Auth) => ({
  /** Confirms the address of a new account. */
  verify: async ({ id, email }: Account): Promise<string> =>
    createEmailVerificationToken((await auth.$context).secret, email, undefined, lifetime, { userId: id }),

  /** Agrees to another address. */
  change: async ({ id, email }: Account, { newEmail, side }: Change): Promise<string> => {
    const extra = { userId: id, requestType: requestTypes[side] };
    return createEmailVerificationToken((await auth.$context).secret, email, newEmail, lifetime, extra);
  },

  /** What a link says; null if it is forged or over. */
  read: async (token: string): Promise<MailClaims | null> => {
    const secret = new TextEncoder().encode((await auth.$context).secret);
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], requiredClaims: ['exp'] });
      return Value.Check(claims, payload) ? payload : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  },
});

export type MailLinks = ReturnType<typeof mailLinks>;
