import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { FastifyBaseLogger } from 'fastify';
import { createHmac, randomUUID } from 'node:crypto';
import type { ShopConfig } from '../config.ts';
import type { Database } from '../database.ts';
import { accountEndingRepository } from '../repositories/account-endings.ts';
import { userRepository } from '../repositories/users.ts';
import { credentials, sessions, users, verifications } from '../schema/accounts.ts';
import { hashPassword, isPassword, minPasswordLength, standardStrength, type PasswordStrength } from './passwords.ts';
import { handOver } from './reset-token.ts';

/** Seconds that a browser stays logged in. */
const sessionLifetime = 30 * 24 * 60 * 60;

/** Seconds that a mailed link for a new password is good for. */
const resetLifetime = 60 * 60;

export const isSecure = ({ publicUrl }: Pick<ShopConfig, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** With https the name's prefix keeps other hosts of the same domain from setting the cookie. */
export const sessionCookieName = (config: Pick<ShopConfig, 'publicUrl'>): string =>
  isSecure(config) ? '__Host-session' : 'session';

interface AuthParts {
  readonly config: Pick<ShopConfig, 'publicUrl'>;
  readonly db: Database;
  /** What access tokens are signed with; better-auth gets a key of its own made from it. */
  readonly key: Uint8Array;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Another strength than the standard one, for tests. */
  readonly passwordStrength?: PasswordStrength | undefined;
}

/**
 * The library that keeps accounts, passwords and sessions. Its own routes are not served: the shop's pages call its
 * server API (docs/decisions/0011-accounts.md).
 */
export function createAuth({ config, db, key, log, passwordStrength = standardStrength }: AuthParts) {
  const { confirmByReset } = userRepository(db);
  const { endOrders } = accountEndingRepository(db);
  return betterAuth({
    baseURL: config.publicUrl,
    secret: createHmac('sha256', key).update('better-auth').digest('base64url'),
    database: drizzleAdapter(db, {
      provider: 'sqlite',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    user: {
      fields: { name: 'firstName' },
      additionalFields: {
        lastName: { type: 'string' },
        companyName: { type: 'string' },
        language: { type: 'string' },
      },
      deleteUser: { enabled: true, beforeDelete: ({ id }) => endOrders(id) },
    },
    session: { expiresIn: sessionLifetime, disableSessionRefresh: true },
    // Who reads the database must not be able to choose passwords.
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // Without it, an answer would tell whether an address had an account already.
      requireEmailVerification: true,
      minPasswordLength,
      // The forms limit characters; this counts those beyond the first 65,536 twice.
      maxPasswordLength: 400,
      password: {
        hash: (password) => hashPassword(password, passwordStrength),
        verify: ({ hash, password }) => isPassword(password, hash),
      },
      resetPasswordTokenExpiresIn: resetLifetime,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => handOver(token),
      onPasswordReset: ({ user }) => confirmByReset(user.id),
    },
    emailVerification: { autoSignInAfterVerification: true },
    // These limits are for its routes; countTry counts for the pages.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(config), attributes: { secure: isSecure(config) } } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    logger: { level: 'error', log: (_level, message) => log.error(message) },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;
