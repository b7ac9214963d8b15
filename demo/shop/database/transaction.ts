import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isBusy, isConflict } from './errors.ts';

/** How often a transaction is tried if others interfere with it. */
const attempts = 5;

/**
 * Runs statements in a transaction: all or nothing. On Postgres, rows that are read in order to change them are locked
 * (`FOR UPDATE`); on a file, there is one writer at a time. Runs again if the database has rolled it back because of
 * another transaction, so the work must have no other effects. Within a transaction, it belongs to that one.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !(isConflict(error) || isBusy(error))) throw error;
    }
    await wait(Math.random() * 20 * 2 ** attempt);
  }
}
