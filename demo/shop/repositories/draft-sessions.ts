import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { drafts, draftSessions, type DraftRow, type DraftSessionRow } from '../schema/drafts.ts';

type NewDraft = Pick<DraftRow, 'position' | 'content'>;

/** A session with all its drafts, oldest first. */
export interface StoredDraftSession extends DraftSessionRow {
  readonly drafts: readonly DraftRow[];
}

export const draftSessionRepository = (db: Database) => ({
  /** Stores a session with its first drafts, and deletes those that have expired at `now`. */
  add: async (session: DraftSessionRow, texts: readonly NewDraft[], now: Date): Promise<void> => {
    const over = db.select({ id: draftSessions.id }).from(draftSessions).where(lte(draftSessions.expiresAt, now));
    await db.batch([
      db.delete(drafts).where(inArray(drafts.sessionId, over)),
      db.delete(draftSessions).where(lte(draftSessions.expiresAt, now)),
      db.insert(draftSessions).values(session),
      db.insert(drafts).values(texts.map((text) => ({ ...text, sessionId: session.id }))),
    ]);
  },

  /** The session with this id if it has not expired at `now`, or null. */
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
   * Takes one draft from the session's remaining drafts and returns how many are left, or null if none remained: if two
   * requests come at the same time, only one of them gets the last draft.
   */
  spend: async (id: string): Promise<number | null> => {
    const [session] = await db
      .update(draftSessions)
      .set({ remaining: sql`${draftSessions.remaining} - 1` })
      .where(and(eq(draftSessions.id, id), gt(draftSessions.remaining, 0)))
      .returning({ remaining: draftSessions.remaining });
    return session?.remaining ?? null;
  },

  /** Returns a draft that was taken but not used. */
  giveBack: (id: string) =>
    db
      .update(draftSessions)
      .set({ remaining: sql`${draftSessions.remaining} + 1` })
      .where(eq(draftSessions.id, id)),

  /** Stores another draft of a prompt. */
  addDraft: (sessionId: string, text: NewDraft) => db.insert(drafts).values({ ...text, sessionId }),
});
