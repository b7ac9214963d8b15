import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.ts';

const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The next order number: they count up from 10001, and those of deleted orders do not come back. */
export async function nextOrderNumber(db: Database): Promise<number> {
  const query = isPostgres(db)
    ? sql<{ last: number }>`SELECT nextval('order_numbers') AS last`
    : sql<{ last: number }>`INSERT INTO order_numbers (id, last) VALUES (1, 10001)
        ON CONFLICT (id) DO UPDATE SET last = order_numbers.last + 1 RETURNING last`;
  const { rows } = await query.execute(db);
  if (rows[0] === undefined) throw new Error('The database gave no order number.');
  return rows[0].last;
}
