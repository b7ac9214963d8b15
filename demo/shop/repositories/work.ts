import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';

/** What staff has to know of. */
interface Waiting {
  /** How many mails and webhooks there are, by their status. */
  readonly outbox: Readonly<Record<string, number>>;
  /** Second payments of an order that could not be returned yet. */
  readonly surplus: number;
}

export const workRepository = (db: Database) => ({
  waiting: async (): Promise<Waiting> => {
    const entries = await db
      .selectFrom('outbox')
      .select(['status', (column) => column.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    const surplus = await db
      .selectFrom('payments')
      .select((column) => column.fn.countAll<number>().as('count'))
      .where(sql<SqlBool>`status = 'surplus'`)
      .executeTakeFirst();
    const none = { waiting: 0, unknown: 0 };
    return {
      outbox: { ...none, ...Object.fromEntries(entries.map(({ status, count }) => [status, count])) },
      surplus: surplus?.count ?? 0,
    };
  },
});
