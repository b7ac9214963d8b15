import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { FastifyBaseLogger } from 'fastify';
import { createHmac, randomUUID } from 'node:crypto';
import type { ShopConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { endOrders } from '../repositories/leftovers.ts';
import { userRepository } from '../repositories/users.ts';
import { hashPassword, isPassword, minPasswordLength, standardStrength, type PasswordStrength } from './passwords.ts';

/** The lifetime of a login in seconds. */
const sessionLifetime = 30 * 24 * 60 * 60;

export const isSecure = ({ publicUrl }: Pick<ShopConfig, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** With https, the name's prefix prevents other hosts of the same domain from setting the cookie. */
export const sessionCookieName = (config: Pick<ShopConfig, 'publicUrl'>): string =>
  isSecure(config) ? '__Host-session' : 'session';

interface AuthParts {
  readonly config: Pick<ShopConfig, 'publicUrl'>;
  readonly db: Database;
  /** The secret for access tokens; better-auth gets a separate key derived from it. */
  readonly key: Uint8Array;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** The hash strength for tests; by default, the standard one. */
  readonly passwordStrength?: PasswordStrength | undefined;
}

/**
 * The library for accounts, passwords and sessions. Its own routes are not served: the shop's pages call its server API
 * (docs/decisions/0011-accounts.md).
 */
export function createAuth({ config, db, key, log, passwordStrength = standardStrength }: AuthParts) {
  const { confirmByReset } = userRepository(db);
  return betterAuth({
    baseURL: config.publicUrl,
    secret: createHmac('sha256', key).update('better-auth').digest('base64url'),
    // The database file accepts the same types as Postgres.
    database: kyselyAdapter(db, { type: 'postgres', transaction: !db.isTransaction }),
    account: { modelName: 'credentials' },
    user: {
      modelName: 'users',
      fields: { name: 'firstName' },
      additionalFields: {
        roles: { type: 'string[]', defaultValue: ['customer'], input: false },
        lastName: { type: 'string' },
        companyName: { type: 'string' },
        language: { type: 'string' },
      },
      deleteUser: { enabled: true, beforeDelete: ({ id }) => endOrders(db, id) },
    },
    session: { modelName: 'sessions', expiresIn: sessionLifetime, disableSessionRefresh: true },
    // Someone who can read the database must not be able to choose passwords.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // Otherwise, an answer would reveal whether an address already had an account.
      requireEmailVerification: true,
      minPasswordLength,
      // The forms limit characters; this limit counts UTF-16 units, of which rare characters need two.
      maxPasswordLength: 400,
      password: {
        hash: (password) => hashPassword(password, passwordStrength),
        verify: ({ hash, password }) => isPassword(password, hash),
      },
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => confirmByReset(user.id),
    },
    emailVerification: { autoSignInAfterVerification: true },
    // These limits are for its routes; the pages use countTry.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: { session_token: { name: sessionCookieName(config), attributes: { secure: isSecure(config) } } },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    logger: { level: 'error', log: (_level, message) => log.error(message) },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Returns better-auth's answer, or the code that it refuses with. Other errors are rethrown. */
export async function answerOrCode<T>(answer: Promise<T>): Promise<{ readonly answer: T } | { readonly code: string }> {
  try {
    return { answer: await answer };
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return { code: error.body?.code ?? '' };
  }
}
