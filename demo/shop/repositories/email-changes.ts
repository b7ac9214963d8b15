import { and, eq, exists, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { emailChanges, users, type EmailChangeRow } from '../schema/accounts.ts';

/** Which of the two addresses. */
export type Side = 'old' | 'new';

export const emailChangeRepository = (db: Database) => ({
  /** Begins a change in place of others of the account. */
  begin: async (change: Omit<EmailChangeRow, 'oldAgreedAt' | 'newAgreedAt'>): Promise<void> => {
    await db.batch([
      db.delete(emailChanges).where(eq(emailChanges.userId, change.userId)),
      db.insert(emailChanges).values(change),
    ]);
  },

  /** The change with this id that is under way at `now`, or null. */
  find: async (id: string, now: Date): Promise<EmailChangeRow | null> => {
    const [change] = await db
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.id, id), gt(emailChanges.expiresAt, now)));
    return change ?? null;
  },

  /** Notes that an address agrees. The account gets the new one when both have, unless another has it; gives whether it did. */
  agree: async ({ id, userId, oldEmailKey, newEmail, newEmailKey }: EmailChangeRow, side: Side, now: Date) => {
    const both = db
      .select()
      .from(emailChanges)
      .where(and(eq(emailChanges.id, id), isNotNull(emailChanges.oldAgreedAt), isNotNull(emailChanges.newAgreedAt)));
    const taken = db.select({ id: users.id }).from(users).where(eq(users.emailKey, newEmailKey));
    const isFree = (await taken).length === 0;
    const [, changed] = await db.batch([
      db
        .update(emailChanges)
        .set(side === 'old' ? { oldAgreedAt: now } : { newAgreedAt: now })
        .where(eq(emailChanges.id, id)),
      db
        .update(users)
        .set({ email: newEmail, emailKey: newEmailKey, emailVerifiedAt: now })
        .where(and(eq(users.id, isFree ? userId : ''), eq(users.emailKey, oldEmailKey), exists(both)))
        .returning({ id: users.id }),
    ]);
    return changed.length > 0;
  },
});
