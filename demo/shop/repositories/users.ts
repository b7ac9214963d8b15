import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { users, type UserRow } from '../schema/accounts.ts';

export type NewUser = typeof users.$inferInsert;
export type ProfileColumns = Partial<
  Omit<UserRow, 'id' | 'email' | 'emailKey' | 'passwordHash' | 'roles' | 'createdAt'>
>;

export const userRepository = (db: Database) => ({
  /**
   * Stores an account, unless there is one with its email and password: that one stays as it is. A row is written either
   * way and nothing is told.
   */
  add: async (user: NewUser): Promise<void> => {
    await db
      .insert(users)
      .values(user)
      .onConflictDoUpdate({ target: [users.emailKey, users.passwordHash], set: { emailKey: user.emailKey } });
  },

  /** The account with this email and password, or null. */
  find: async (emailKey: string, passwordHash: string): Promise<UserRow | null> => {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.emailKey, emailKey), eq(users.passwordHash, passwordHash)));
    return user ?? null;
  },

  /** The account with this email in whose hash this does not stand, or null. */
  findOld: async (emailKey: string, mark: string): Promise<UserRow | null> => {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.emailKey, emailKey), sql`instr(${users.passwordHash}, ${mark}) = 0`));
    return user ?? null;
  },

  /** Stores an old account's password in the new way, unless another account has the same. */
  rehash: async ({ id, emailKey }: UserRow, passwordHash: string): Promise<void> => {
    const isSame = and(eq(users.emailKey, emailKey), eq(users.passwordHash, passwordHash));
    const others = db.select({ id: users.id }).from(users).where(isSame);
    await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), notExists(others)));
  },

  /** Changes what an account says of its buyer, and gives it as it is then; null where there is none. */
  update: async (id: string, changes: ProfileColumns): Promise<UserRow | null> => {
    const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
    return user ?? null;
  },
});
