import { Migrator } from 'kysely';
import type { ShopConfig } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { fileOf, openFile } from './file.ts';
import { migrations } from './migrations/migrations.ts';
import { openPostgres } from './postgres.ts';

/** Updates the tables. If several processes start at once, one does it, and the others wait. */
async function migrate({ db }: OpenDatabase): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The tables of the database can’t be brought up to date.', { cause: error });
}

/**
 * Opens the shop's database and updates its tables; a missing database file is created. Throws if the database can't be
 * reached or a migration fails.
 */
export async function openDatabase({ databaseUrl }: Pick<ShopConfig, 'databaseUrl'>): Promise<OpenDatabase> {
  const file = fileOf(databaseUrl);
  const database = file === null ? openPostgres(databaseUrl) : await openFile(file);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
