import { firstOf, type Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { UserRow } from '../schema/accounts.ts';

type KeptColumns = 'id' | 'email' | 'emailVerified' | 'roles' | 'createdAt' | 'updatedAt' | 'language' | 'image';
export type ProfileColumns = Partial<Omit<UserRow, KeptColumns>>;

export interface Login {
  readonly email: string;
  readonly passwordHash: string;
}

async function endLinks(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('verifications').where('value', '=', id).execute();
}

export const userRepository = (db: Database) => ({
  findByEmail: (email: string): Promise<UserRow | null> =>
    firstOf(db.selectFrom('users').selectAll().where('email', '=', email)),

  find: (id: string): Promise<UserRow | null> => firstOf(db.selectFrom('users').selectAll().where('id', '=', id)),

  /** The user of this session, if it is open according to better-auth's clock; otherwise null. */
  findBySession: (id: string): Promise<UserRow | null> => {
    const users = db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.userId').selectAll('users');
    return firstOf(users.where('sessions.id', '=', id).where('sessions.expiresAt', '>', new Date()));
  },

  /** The credentials of the account with this email, or null. */
  findLogin: async (email: string): Promise<Login | null> => {
    const login = await db
      .selectFrom('users')
      .innerJoin('credentials', 'credentials.userId', 'users.id')
      .select('credentials.password')
      .where('users.email', '=', email)
      .executeTakeFirst();
    return login === undefined ? null : { email, passwordHash: login.password ?? '' };
  },

  /** Locks an account until the transaction ends, so that only one of two changes of its password counts. */
  lock: async (id: string): Promise<void> => {
    await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  },

  /** Deletes an unconfirmed account with this email: it was never used. */
  deletePending: (email: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const isPending = tx.selectFrom('users').select('id').where('email', '=', email);
      const pending = await isPending.where('emailVerified', '=', false).forUpdate().executeTakeFirst();
      if (pending === undefined) return;
      await tx.deleteFrom('credentials').where('userId', '=', pending.id).execute();
      await endLinks(tx, pending.id);
      await tx.deleteFrom('users').where('id', '=', pending.id).execute();
    }),

  /** Invalidates emailed links for a new password. */
  endLinks: (id: string): Promise<void> => endLinks(db, id),

  /**
   * Records that somebody who chose a new password through an emailed link reads the account's email, and invalidates
   * other such links.
   */
  confirmByReset: (id: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      await tx.updateTable('users').set({ emailVerified: true }).where('id', '=', id).execute();
      await endLinks(tx, id);
    }),

  /** Changes an account's data about its buyer, and returns the new state; null if there is none. */
  update: (id: string, changes: ProfileColumns): Promise<UserRow | null> =>
    firstOf(db.updateTable('users').set(changes).where('id', '=', id).returningAll()),
});
