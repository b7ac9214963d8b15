import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { mails, type MailKind, type MailRow } from '../schema/mails.ts';
import type { Language } from '../text/language.ts';

/** A mail that is owed. `once` tells it from others of its kind about the same; left out, there is one at all. */
export interface OwedMail {
  readonly kind: MailKind;
  readonly about: string;
  /** That of the page that asked for it; left out, that of the order. */
  readonly language?: Language;
  readonly once?: string;
}

/** Rows for mails that are owed from `now` on, to be stored where they are not there yet. */
export const mailRows = (owed: readonly OwedMail[], now: Date) =>
  owed.map(({ kind, about, language = null, once = '' }) => ({
    id: [kind, about, once].join(' ').trim(),
    kind,
    about,
    language,
    createdAt: now,
    dueAt: now,
  }));

type Change = Partial<Pick<MailRow, 'status' | 'dueAt'>>;

export const mailRepository = (db: Database) => ({
  /** Stores mails that are owed, each once. */
  owe: async (owed: readonly OwedMail[], now: Date): Promise<void> => {
    await db.insert(mails).values(mailRows(owed, now)).onConflictDoNothing();
  },

  /** Takes the mail that is due longest, for this process alone until `until`; null where none is due at `now`. */
  claim: async (now: Date, until: Date): Promise<MailRow | null> => {
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, 'waiting'), lte(mails.dueAt, now)))
      .orderBy(asc(mails.dueAt))
      .limit(1);
    const [mail] = await db
      .update(mails)
      .set({ status: 'sending', dueAt: until, tries: sql`${mails.tries} + 1` })
      .where(and(inArray(mails.id, due), eq(mails.status, 'waiting')))
      .returning();
    return mail ?? null;
  },

  /** Notes what came of sending a mail. */
  note: async (id: string, change: Change): Promise<void> => {
    await db.update(mails).set(change).where(eq(mails.id, id));
  },

  /** Mails whose process ended while it sent them: nobody knows whether they arrived. Gives how many. */
  giveUpLost: async (now: Date): Promise<number> => {
    const lost = await db
      .update(mails)
      .set({ status: 'unknown' })
      .where(and(eq(mails.status, 'sending'), lte(mails.dueAt, now)))
      .returning({ id: mails.id });
    return lost.length;
  },

  /** The newest mails, for the outbox. */
  newest: (most: number): Promise<MailRow[]> =>
    db.select().from(mails).orderBy(desc(mails.createdAt), asc(mails.id)).limit(most),
});
