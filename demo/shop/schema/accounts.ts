import type { Generated, Selectable } from 'kysely';
import type { Language } from '../text/language.ts';

/** Buyers with an account. Unknown values are empty strings. */
export interface UsersTable {
  readonly id: string;
  /** In lower case, as better-auth looks accounts up. */
  readonly email: string;
  /** Whether its owner has proved to read the email of this address. Before that, nobody can log in. */
  readonly emailVerified: boolean;
  readonly roles: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The language of the page that the account was created on: used for emails that no page requested. */
  readonly language: Generated<Language>;
  readonly title: Generated<string>;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: Generated<string>;
  readonly companyName: string;
  /** For receipts. */
  readonly taxNumber: Generated<string>;
  readonly street: Generated<string>;
  readonly houseNumber: Generated<string>;
  readonly postalCode: Generated<string>;
  readonly city: Generated<string>;
  readonly state: Generated<string>;
  readonly country: Generated<string>;
  /** Not used, but better-auth requires it. */
  readonly image: string | null;
}

/** Logged-in browsers. A cookie is useless without the signature that better-auth adds to the token. */
export interface SessionsTable {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** The passwords (Argon2id): one per account. Only better-auth uses the other columns. */
export interface CredentialsTable {
  readonly userId: string;
  readonly password: string | null;
}

/** Unused emailed links for a new password; `value` is the id of the user. */
export interface VerificationsTable {
  readonly value: string;
  readonly expiresAt: Date;
}

/** Keys that the shop generated itself. */
export interface SecretsTable {
  readonly name: string;
  readonly value: string;
}

export type UserRow = Selectable<UsersTable>;
