import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { migrate } from 'drizzle-orm/libsql/migrator';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShopConfig } from './config.ts';
import { openPatientClient } from './patient-client.ts';

export type Database = LibSQLDatabase;

export interface OpenDatabase {
  readonly db: Database;
  /**
   * The same data, for counts that may be lost if the machine fails: writing to a file does not wait for the disk. Each
   * price counts a call, and waiting would stop all other calls.
   */
  readonly counters: Database;
  readonly close: () => void;
}

const migrationsFolder = fileURLToPath(new URL('drizzle', import.meta.url));

/** The file behind a `file:` URL; null for a database in memory or on a server. */
export function fileOf(url: string): string | null {
  const path = /^file:(?:\/\/(?=\/))?([^?]*)/u.exec(url)?.[1];
  return path === undefined || path === '' || path === ':memory:' ? null : path;
}

/** Only the shop's own user. */
export const ownerOnly = 0o600;

/** Makes a database file, new or existing, unreadable for others. SQLite gives the files beside it the same mode. */
async function keepPrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', ownerOnly);
  try {
    await handle.chmod(ownerOnly);
  } finally {
    await handle.close();
  }
}

/**
 * Updates the tables. If several processes start at once, one does it: the others fail as a whole, and then find
 * nothing left to do.
 */
async function migrateOnce(db: Database): Promise<void> {
  try {
    await migrate(db, { migrationsFolder });
  } catch {
    await migrate(db, { migrationsFolder }).catch((cause: unknown) => {
      const advice = 'A database of version 1.0 has to be created anew: docs/shop.md, “Settings”, says how.';
      throw new Error(`The tables of the database can’t be brought up to date. ${advice}`, { cause });
    });
  }
}

export type DatabaseConfig = Pick<ShopConfig, 'databaseUrl' | 'databaseAuthToken'>;

/** How long a buyer's request waits while another process writes, in milliseconds. */
const standardPatience = 10_000;

/**
 * Opens the shop's database and updates its tables; a missing database file is created. Throws if the database can't be
 * reached or a migration fails.
 */
export async function openDatabase(config: DatabaseConfig, patience = standardPatience): Promise<OpenDatabase> {
  const file = fileOf(config.databaseUrl);
  if (file !== null) await keepPrivate(file);
  const authToken = config.databaseAuthToken === null ? {} : { authToken: config.databaseAuthToken };
  const open = (setup = '') =>
    openPatientClient({ url: config.databaseUrl, ...authToken }, { patience, isFile: file !== null, setup });
  const client = await open();
  try {
    // In this mode, readers and the writer of a file do not wait for each other.
    if (file !== null) await client.execute('PRAGMA journal_mode = WAL');
    await migrateOnce(drizzle(client));
  } catch (error) {
    client.close();
    throw error;
  }
  const quick = file === null ? client : await open('PRAGMA synchronous = NORMAL');
  const close = (): void => {
    for (const each of new Set([client, quick])) each.close();
  };
  return { db: drizzle(client), counters: drizzle(quick), close };
}
