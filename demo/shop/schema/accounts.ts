import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, json, language, time } from './columns.ts';

/** Buyers with an account. Unknown values are empty strings. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** In lower case, as better-auth looks accounts up. */
    email: text().notNull().unique(),
    /** Whether its owner has proved to read the email of this address. Before that, nobody can log in. */
    emailVerified: flag('email_verified'),
    roles: json<readonly string[]>('roles')
      .notNull()
      .$defaultFn(() => ['customer']),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** The language of the page that the account was created on: used for emails that no page requested. */
    language: language(),
    title: text().notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text().notNull().default(''),
    companyName: text('company_name').notNull(),
    /** For receipts. */
    taxNumber: text('tax_number').notNull().default(''),
    street: text().notNull().default(''),
    houseNumber: text('house_number').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    country: text().notNull().default(''),
    /** Not used, but better-auth requires it. */
    image: text(),
  },
  ({ emailVerified, createdAt }) => [index('users_pending').on(emailVerified, createdAt)],
);

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id);

/** Logged-in browsers. A cookie is useless without the signature that better-auth adds to the token. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: userId(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Both stay empty. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** The credentials: one password per account. better-auth requires the unused columns. */
export const credentials = sqliteTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    /** Argon2id. */
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

/** Unused emailed links for a new password; `value` is the id of the user. */
export const verifications = sqliteTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  ({ identifier, value, expiresAt }) => [
    index('verifications_identifier').on(identifier),
    index('verifications_value').on(value),
    index('verifications_expiry').on(expiresAt),
  ],
);

/**
 * How often something was attempted, such as a login, until a count starts again. Keys are hashes;
 * rate-limiter-flexible defines the column names.
 */
export const throttles = sqliteTable(
  'throttles',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: time('expire'),
  },
  ({ expire }) => [index('throttles_expiry').on(expire)],
);

/** Keys that the shop generated itself. */
export const secrets = sqliteTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export type UserRow = typeof users.$inferSelect;
