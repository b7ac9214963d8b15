import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { credentials, sessions, users, verifications, type UserRow } from '../schema/accounts.ts';

type KeptColumns = 'id' | 'email' | 'emailVerified' | 'roles' | 'createdAt' | 'updatedAt' | 'language' | 'image';
export type ProfileColumns = Partial<Omit<UserRow, KeptColumns>>;

/** The credentials of an account. */
export interface Login {
  readonly email: string;
  readonly passwordHash: string;
}

export const userRepository = (db: Database) => ({
  /** The account with this email, in lower case, or null. */
  findByEmail: async (email: string): Promise<UserRow | null> =>
    (await db.select().from(users).where(eq(users.email, email)).get()) ?? null,

  /** The account with this id, or null. */
  find: async (id: string): Promise<UserRow | null> =>
    (await db.select().from(users).where(eq(users.id, id)).get()) ?? null,

  /** The user of this session, if it is open according to better-auth's clock; otherwise null. */
  findBySession: async (id: string): Promise<UserRow | null> => {
    const row = await db
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), gt(sessions.expiresAt, new Date())))
      .get();
    return row?.users ?? null;
  },

  /** The credentials of the account with this email, or null. */
  findLogin: async (email: string): Promise<Login | null> => {
    const [row] = await db
      .select({ email: users.email, passwordHash: credentials.password })
      .from(users)
      .innerJoin(credentials, eq(credentials.userId, users.id))
      .where(eq(users.email, email));
    return row === undefined ? null : { email: row.email, passwordHash: row.passwordHash ?? '' };
  },

  /** Deletes an unconfirmed account with this email: it was never used. */
  deletePending: async (email: string): Promise<void> => {
    const isPending = and(eq(users.email, email), eq(users.emailVerified, false));
    const pending = db.select({ id: users.id }).from(users).where(isPending);
    await db.batch([
      db.delete(credentials).where(inArray(credentials.userId, pending)),
      db.delete(verifications).where(inArray(verifications.value, pending)),
      db.delete(users).where(isPending),
    ]);
  },

  /** Invalidates emailed links for a new password. */
  endLinks: async (id: string): Promise<void> => {
    await db.delete(verifications).where(eq(verifications.value, id));
  },

  /**
   * Records that somebody who chose a new password through an emailed link reads the account's email, and invalidates
   * other such links.
   */
  confirmByReset: async (id: string): Promise<void> => {
    await db.batch([
      db.update(users).set({ emailVerified: true }).where(eq(users.id, id)),
      db.delete(verifications).where(eq(verifications.value, id)),
    ]);
  },

  /** Changes an account's data about its buyer, and returns the new state; null if there is none. */
  update: async (id: string, changes: ProfileColumns): Promise<UserRow | null> => {
    const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
    return user ?? null;
  },
});
