import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { DraftRow, DraftSessionRow } from '../schema/drafts.ts';

type NewDraft = Pick<DraftRow, 'position' | 'content'>;

export interface StoredDraftSession extends DraftSessionRow {
  readonly drafts: readonly DraftRow[];
}

/** Deletes the sessions that have expired at `now`, with their drafts. */
export async function deleteExpiredDrafts(db: Database, now: Date): Promise<void> {
  const expired = db.selectFrom('draftSessions').select('id').where('expiresAt', '<=', now);
  await db.deleteFrom('drafts').where('sessionId', 'in', expired).execute();
  await db.deleteFrom('draftSessions').where('expiresAt', '<=', now).execute();
}

export const draftSessionRepository = (db: Database) => ({
  /** Stores a session with its first drafts. */
  add: (session: DraftSessionRow, texts: readonly NewDraft[]): Promise<void> =>
    inTransaction(db, async (tx) => {
      await tx.insertInto('draftSessions').values(session).execute();
      const drafts = texts.map((text) => ({ ...text, sessionId: session.id }));
      await tx.insertInto('drafts').values(drafts).execute();
    }),

  /** The session with this id if it has not expired at `now`, or null. */
  find: async (id: string, now: Date): Promise<StoredDraftSession | null> => {
    const session = await db
      .selectFrom('draftSessions')
      .selectAll()
      .where('id', '=', id)
      .where('expiresAt', '>', now)
      .executeTakeFirst();
    if (session === undefined) return null;
    const drafts = await db.selectFrom('drafts').selectAll().where('sessionId', '=', id).orderBy('id').execute();
    return { ...session, drafts };
  },

  /**
   * Takes one draft from the session's remaining drafts and returns how many are left, or null if none remained: if two
   * requests come at the same time, only one of them gets the last draft.
   */
  spend: async (id: string): Promise<number | null> => {
    const session = await db
      .updateTable('draftSessions')
      .set((column) => ({ remaining: column('remaining', '-', 1) }))
      .where('id', '=', id)
      .where('remaining', '>', 0)
      .returning('remaining')
      .executeTakeFirst();
    return session?.remaining ?? null;
  },

  /** Returns a draft that was taken but not used. */
  giveBack: async (id: string): Promise<void> => {
    await db
      .updateTable('draftSessions')
      .set((column) => ({ remaining: column('remaining', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  addDraft: async (sessionId: string, text: NewDraft): Promise<void> => {
    await db
      .insertInto('drafts')
      .values({ ...text, sessionId })
      .execute();
  },
});
