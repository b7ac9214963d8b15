import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { drafts, draftSessions, type DraftRow, type DraftSessionRow } from '../schema/drafts.ts';

type NewDraft = Pick<DraftRow, 'position' | 'content'>;

/** A session with all that was written in it, oldest first. */
export interface StoredDraftSession extends DraftSessionRow {
  readonly drafts: readonly DraftRow[];
}

export const draftSessionRepository = (db: Database) => ({
  /** Stores a session with its first drafts, and forgets those that are over at `now`. */
  add: async (session: DraftSessionRow, texts: readonly NewDraft[], now: Date): Promise<void> => {
    const over = db.select({ id: draftSessions.id }).from(draftSessions).where(lte(draftSessions.expiresAt, now));
    await db.batch([
      db.delete(drafts).where(inArray(drafts.sessionId, over)),
      db.delete(draftSessions).where(lte(draftSessions.expiresAt, now)),
      db.insert(draftSessions).values(session),
      db.insert(drafts).values(texts.map((text) => ({ ...text, sessionId: session.id }))),
    ]);
  },

  /** The session with this id if it is not over at `now`, or null. */
  find: async (id: string, now: Date): Promise<StoredDraftSession | null> => {
    const [sessions, texts] = await db.batch([
      db
        .select()
        .from(draftSessions)
        .where(and(eq(draftSessions.id, id), gt(draftSessions.expiresAt, now))),
      db.select().from(drafts).where(eq(drafts.sessionId, id)).orderBy(asc(drafts.id)),
    ]);
    return sessions[0] === undefined ? null : { ...sessions[0], drafts: texts };
  },

  /**
   * Takes one draft off what remains of a session and gives what is left, or null where nothing remained: of two at the
   * same time, the database lets only one have the last.
   */
  spend: async (id: string): Promise<number | null> => {
    const [session] = await db
      .update(draftSessions)
      .set({ remaining: sql`${draftSessions.remaining} - 1` })
      .where(and(eq(draftSessions.id, id), gt(draftSessions.remaining, 0)))
      .returning({ remaining: draftSessions.remaining });
    return session?.remaining ?? null;
  },

  /** Gives back a draft that was spent on nothing. */
  giveBack: (id: string) =>
    db
      .update(draftSessions)
      .set({ remaining: sql`${draftSessions.remaining} + 1` })
      .where(eq(draftSessions.id, id)),

  /** Stores another draft of a prompt. */
  addDraft: (sessionId: string, text: NewDraft) => db.insert(drafts).values({ ...text, sessionId }),
});
