import Libsql from 'libsql';
import { access, open, rm } from 'node:fs/promises';
import type { ShopConfig } from './config.ts';
import { fileOf, ownerOnly } from './database/file.ts';

/** Throws if a copy is damaged, or is not a shop's database. */
function checkCopy(file: string): void {
  const copy = new Libsql(file);
  try {
    const [row] = copy.prepare('PRAGMA integrity_check').raw().all([]);
    if (String(row) !== 'ok') throw new Error('The copy is damaged. Do not rely on it.');
    copy.prepare('SELECT 1 FROM orders LIMIT 1').all([]);
  } finally {
    copy.close();
  }
}

/**
 * Copies the shop's database file into a new file, as it is at one moment, even while shops work with it. Throws if the
 * copy is damaged, if there is no database or the new file exists, and for Postgres, which has `pg_dump`.
 */
export async function backUp({ databaseUrl }: Pick<ShopConfig, 'databaseUrl'>, file: string): Promise<void> {
  const source = fileOf(databaseUrl);
  if (source === null) throw new Error('Back up a Postgres database with pg_dump: see docs/production.md.');
  // Private before anything is in it: it will hold buyers' data and the key that signs tokens.
  await (await open(file, 'wx', ownerOnly)).close();
  try {
    await access(source);
    const database = new Libsql(source, { timeout: 10_000 });
    try {
      database.prepare('VACUUM INTO ?').run([file]);
    } finally {
      database.close();
    }
    checkCopy(file);
  } catch (error) {
    await rm(file);
    throw error;
  }
}
