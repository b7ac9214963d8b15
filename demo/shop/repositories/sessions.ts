import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { sessions, users, type UserRow } from '../schema/accounts.ts';

export const sessionRepository = (db: Database) => ({
  /** Whose session this is, if it is open by the clock that better-auth reads; else null. */
  findUser: async (id: string): Promise<UserRow | null> => {
    const [row] = await db
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), gt(sessions.expiresAt, new Date())));
    return row?.users ?? null;
  },
});
