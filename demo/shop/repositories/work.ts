import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';

export const workRepository = (db: Database) => ({
  /** The number of emails and webhooks by status, and of second payments of an order that could not be returned yet. */
  waiting: async () => {
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
    const none: Readonly<Record<string, number>> = { waiting: 0, unknown: 0 };
    return {
      outbox: { ...none, ...Object.fromEntries(entries.map(({ status, count }) => [status, count])) },
      surplus: surplus?.count ?? 0,
    };
  },
});
