import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { sessions, users, type SessionRow, type UserRow } from '../schema/accounts.ts';

/** A browser that is logged in, and who that is. */
export interface OpenSession {
  readonly session: SessionRow;
  readonly user: UserRow;
}

function first([row]: readonly { sessions: SessionRow; users: UserRow }[]): OpenSession | null {
  return row === undefined ? null : { session: row.sessions, user: row.users };
}

export const sessionRepository = (db: Database) => {
  const withUser = () => db.select().from(sessions).innerJoin(users, eq(users.id, sessions.userId));
  return {
    /** Starts a session in place of the one that the browser had, and forgets those that are over. */
    start: async (session: SessionRow, replacedTokenHash: string | null): Promise<void> => {
      await db.batch([
        db.delete(sessions).where(lte(sessions.expiresAt, session.createdAt)),
        db.delete(sessions).where(eq(sessions.tokenHash, replacedTokenHash ?? '')),
        db.insert(sessions).values(session),
      ]);
    },
    /** The session of a cookie that is open at `now`, or null. */
    findByToken: async (tokenHash: string, now: Date): Promise<OpenSession | null> =>
      first(await withUser().where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))),
    /** The session with this id that is open at `now`, or null. */
    find: async (id: string, now: Date): Promise<OpenSession | null> =>
      first(await withUser().where(and(eq(sessions.id, id), gt(sessions.expiresAt, now)))),
    /** Ends the session of a cookie. */
    end: (tokenHash: string) => db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)),
  };
};
