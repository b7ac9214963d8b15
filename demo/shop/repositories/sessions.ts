import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { sessions, users, type UserRow } from '../schema/accounts.ts';

export const sessionRepository = (db: Database) => ({
  /** The user of this session, if it is open according to better-auth's clock; otherwise null. */
  findUser: async (id: string): Promise<UserRow | null> => {
    const [row] = await db
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), gt(sessions.expiresAt, new Date())));
    return row?.users ?? null;
  },
});
