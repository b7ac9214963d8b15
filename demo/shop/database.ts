import { createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShopConfig } from './config.ts';

export type Database = LibSQLDatabase;

export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => void;
}

const migrationsFolder = fileURLToPath(new URL('drizzle', import.meta.url));

/** The file behind a `file:` URL; null for a database in memory or on a server. */
function fileOf(url: string): string | null {
  const path = /^file:(?:\/\/(?=\/))?([^?]*)/u.exec(url)?.[1];
  return path === undefined || path === '' || path === ':memory:' ? null : path;
}

/**
 * Opens the shop's database and brings its tables up to date; a database file that isn't there yet is created.
 * Throws where the database can't be reached or a migration fails.
 */
export async function openDatabase(
  config: Pick<ShopConfig, 'databaseUrl' | 'databaseAuthToken'>,
): Promise<OpenDatabase> {
  const file = fileOf(config.databaseUrl);
  if (file !== null) await mkdir(dirname(file), { recursive: true });
  const client = createClient({
    url: config.databaseUrl,
    ...(config.databaseAuthToken === null ? {} : { authToken: config.databaseAuthToken }),
    // A second process on the same file (a backup, a look inside) must not fail a buyer's order.
    ...(file === null ? {} : { timeout: 5000 }),
  });
  const db = drizzle(client);
  // Readers and the writer of a file do not wait for each other in this mode.
  if (file !== null) await client.execute('PRAGMA journal_mode = WAL');
  await migrate(db, { migrationsFolder });
  return { db, close: () => client.close() };
}
