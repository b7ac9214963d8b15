import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { mailKinds, mails, type MailKind, type MailRow, type WebhookKind } from '../schema/mails.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Language } from '../text/language.ts';

/**
 * An email to be sent. `once` distinguishes it from others of its kind about the same subject; if missing, there is
 * only one.
 */
export interface OwedMail {
  readonly kind: MailKind;
  readonly about: string;
  /** The language of the page that requested it; if missing, the order's. */
  readonly language?: Language;
  readonly once?: string;
}

/** The webhook call to the partner of an order, who may have no webhook. */
export const partnerMails = (
  kind: WebhookKind,
  { id, referralCode }: Pick<OrderRow, 'id' | 'referralCode'>,
): readonly OwedMail[] => (referralCode === null ? [] : [{ kind, about: id }]);

/** Rows for emails to be sent from `now` on, unless they are stored already. */
export const mailRows = (owed: readonly OwedMail[], now: Date) =>
  owed.map(({ kind, about, language = null, once = '' }) => ({
    id: [kind, about, once].join(' ').trim(),
    kind,
    about,
    language,
    createdAt: now,
    dueAt: now,
  }));

interface Claiming {
  readonly now: Date;
  readonly until: Date;
}

interface Ending {
  readonly now: Date;
  readonly status: 'waiting' | 'unknown';
}

type Change = Partial<Pick<MailRow, 'status' | 'dueAt'>>;

export const mailRepository = (db: Database) => ({
  /** Stores emails to be sent, each once. */
  owe: async (owed: readonly OwedMail[], now: Date): Promise<void> => {
    await db.insert(mails).values(mailRows(owed, now)).onConflictDoNothing();
  },

  /**
   * Takes the email of some kinds that has been due longest, for this process alone until `until`; null if none is due
   * at `now`.
   */
  claim: async (kinds: readonly MailKind[], { now, until }: Claiming): Promise<MailRow | null> => {
    const due = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.status, 'waiting'), lte(mails.dueAt, now), inArray(mails.kind, [...kinds])))
      .orderBy(asc(mails.dueAt))
      .limit(1);
    const [mail] = await db
      .update(mails)
      .set({ status: 'sending', dueAt: until, tries: sql`${mails.tries} + 1` })
      .where(and(inArray(mails.id, due), eq(mails.status, 'waiting')))
      .returning();
    return mail ?? null;
  },

  /** Stores the result of sending an email. */
  note: async (id: string, change: Change): Promise<void> => {
    await db.update(mails).set(change).where(eq(mails.id, id));
  },

  /** Changes the status of emails whose process ended while sending them; returns how many there were. */
  endLost: async (kinds: readonly MailKind[], { now, status }: Ending): Promise<number> => {
    const lost = await db
      .update(mails)
      .set({ status })
      .where(and(eq(mails.status, 'sending'), lte(mails.dueAt, now), inArray(mails.kind, [...kinds])))
      .returning({ id: mails.id });
    return lost.length;
  },

  /** The newest emails, for the outbox, without webhooks. */
  newest: (most: number): Promise<MailRow[]> =>
    db
      .select()
      .from(mails)
      .where(inArray(mails.kind, [...mailKinds]))
      .orderBy(desc(mails.createdAt), asc(mails.id))
      .limit(most),
});
