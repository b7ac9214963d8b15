import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { sessions, users, type UserRow } from '../schema/accounts.ts';

export type NewUser = typeof users.$inferInsert;
export type ProfileColumns = Partial<
  Omit<UserRow, 'id' | 'email' | 'emailKey' | 'passwordHash' | 'roles' | 'createdAt' | 'language' | 'emailVerifiedAt'>
>;

export const userRepository = (db: Database) => ({
  /**
   * Stores an account, unless its email has one: that one stays as it is. A row is written either way and nothing is
   * told, so that nobody learns by an answer or its timing which emails have accounts.
   */
  add: async (user: NewUser): Promise<void> => {
    await db
      .insert(users)
      .values(user)
      .onConflictDoUpdate({ target: users.emailKey, set: { emailKey: user.emailKey } });
  },

  /** The account with this email key, or null. */
  findByEmail: async (emailKey: string): Promise<UserRow | null> => {
    const [user] = await db.select().from(users).where(eq(users.emailKey, emailKey));
    return user ?? null;
  },

  /** The account with this id, or null. */
  find: async (id: string): Promise<UserRow | null> => {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return user ?? null;
  },

  /** Notes that an account's owner reads the mail of this address; gives false where it has another one. */
  verify: async (id: string, emailKey: string, now: Date): Promise<boolean> => {
    const rows = await db
      .update(users)
      .set({ emailVerifiedAt: now })
      .where(and(eq(users.id, id), eq(users.emailKey, emailKey)))
      .returning({ id: users.id });
    return rows.length > 0;
  },

  /** Gives an account another password in place of one, whose owner reads its mail, and logs it out everywhere. */
  resetPassword: async ({ id, passwordHash }: UserRow, next: string, now: Date): Promise<boolean> => {
    const [changed] = await db.batch([
      db
        .update(users)
        .set({ passwordHash: next, emailVerifiedAt: now })
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
        .returning({ id: users.id }),
      db.delete(sessions).where(eq(sessions.userId, id)),
    ]);
    return changed.length > 0;
  },

  /**
   * Gives an account another password in place of one, and logs it out everywhere. Gives false where it has another one
   * meanwhile; then who has logged in with that one stays so.
   */
  changePassword: async ({ id, passwordHash }: UserRow, next: string): Promise<boolean> => {
    // No two hashes are the same, not even of one password.
    const hasNext = db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, next)));
    const [changed] = await db.batch([
      db
        .update(users)
        .set({ passwordHash: next })
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
        .returning({ id: users.id }),
      db.delete(sessions).where(inArray(sessions.userId, hasNext)),
    ]);
    return changed.length > 0;
  },

  /** Changes what an account says of its buyer, and gives it as it is then; null where there is none. */
  update: async (id: string, changes: ProfileColumns): Promise<UserRow | null> => {
    const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
    return user ?? null;
  },
});
