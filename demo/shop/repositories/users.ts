import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { users, type UserRow } from '../schema/accounts.ts';

export type NewUser = typeof users.$inferInsert;
export type ProfileColumns = Partial<
  Omit<UserRow, 'id' | 'email' | 'emailKey' | 'passwordHash' | 'roles' | 'createdAt' | 'language'>
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

  /** Changes what an account says of its buyer, and gives it as it is then; null where there is none. */
  update: async (id: string, changes: ProfileColumns): Promise<UserRow | null> => {
    const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
    return user ?? null;
  },
});
