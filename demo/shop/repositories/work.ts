import { count, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { mails } from '../schema/mails.ts';
import { payments } from '../schema/payments.ts';

/** What staff has to know of. */
interface Waiting {
  /** How many mails and webhooks there are, by their status. */
  readonly outbox: Readonly<Record<string, number>>;
  /** Second payments of an order that could not be returned yet. */
  readonly surplus: number;
}

export const workRepository = (db: Database) => ({
  waiting: async (): Promise<Waiting> => {
    const [entries, [surplus]] = await db.batch([
      db.select({ status: mails.status, count: count() }).from(mails).groupBy(mails.status),
      db.select({ count: count() }).from(payments).where(eq(payments.status, 'surplus')),
    ]);
    const none = { waiting: 0, unknown: 0 };
    return {
      outbox: { ...none, ...Object.fromEntries(entries.map(({ status, count: number }) => [status, number])) },
      surplus: surplus?.count ?? 0,
    };
  },
});
