import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, language, time } from './columns.ts';

/** Buyers with an account. What is not known yet is an empty text. */
export const users = sqliteTable('users', {
  id: text().primaryKey(),
  email: text().notNull(),
  /** The email as it is looked up: the same for every way to write it in capitals. */
  emailKey: text('email_key').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** When its owner proved to read the mail of this address; null until then. */
  emailVerifiedAt: time('email_verified_at'),
  roles: json<readonly string[]>('roles').notNull(),
  createdAt: time('created_at').notNull(),
  /** Of the page that the account was made on: what the buyer is written to in where no page asked for the mail. */
  language: language(),
  title: text().notNull().default(''),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text().notNull().default(''),
  companyName: text('company_name').notNull(),
  street: text().notNull().default(''),
  houseNumber: text('house_number').notNull().default(''),
  postalCode: text('postal_code').notNull().default(''),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  country: text().notNull().default(''),
});

/** Browsers that are logged in. The cookie's text is not kept, only its hash. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  ({ userId, expiresAt }) => [index('sessions_user').on(userId), index('sessions_expiry').on(expiresAt)],
);

/** Changes of an account's email that are under way: they count when both addresses have agreed. */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The one that the account had then. */
    oldEmailKey: text('old_email_key').notNull(),
    newEmail: text('new_email').notNull(),
    newEmailKey: text('new_email_key').notNull(),
    oldAgreedAt: time('old_agreed_at'),
    newAgreedAt: time('new_agreed_at'),
    expiresAt: time('expires_at').notNull(),
  },
  ({ userId }) => [index('email_changes_user').on(userId)],
);

/** How often something was tried, such as a login, until a count starts anew. Keys are hashes. */
export const throttles = sqliteTable(
  'throttles',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: time('ends_at').notNull(),
  },
  ({ endsAt }) => [index('throttles_expiry').on(endsAt)],
);

/** Keys that the shop made up for itself. */
export const secrets = sqliteTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type EmailChangeRow = typeof emailChanges.$inferSelect;
