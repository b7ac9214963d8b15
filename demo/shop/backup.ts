import { createClient } from '@libsql/client';
import { access, open, rm } from 'node:fs/promises';
import { fileOf, ownerOnly, type DatabaseConfig } from './database.ts';

/** Throws if a copy is damaged, or is not a shop's database. */
async function checkCopy(file: string): Promise<void> {
  const copy = createClient({ url: `file:${file}` });
  try {
    const [row] = (await copy.execute('PRAGMA integrity_check')).rows;
    if (row?.[0] !== 'ok') throw new Error('The copy is damaged. Do not rely on it.');
    await copy.execute('SELECT 1 FROM orders LIMIT 1');
  } finally {
    copy.close();
  }
}

async function copyInto(sourceFile: string, file: string): Promise<void> {
  const source = createClient({ url: `file:${sourceFile}`, timeout: 10_000 });
  try {
    await source.execute({ sql: 'VACUUM INTO ?', args: [file] });
  } finally {
    source.close();
  }
  await checkCopy(file);
}

/**
 * Copies a database file into a new one, as it is at one moment, even while shops work with it. Throws if the copy is
 * damaged, if there is no database or the new file exists, and for databases on servers, which have tools of their own.
 */
export async function backUp({ databaseUrl }: Pick<DatabaseConfig, 'databaseUrl'>, file: string): Promise<void> {
  const sourceFile = fileOf(databaseUrl);
  if (sourceFile === null) throw new Error('Only a database file can be copied. A server has tools of its own.');
  await access(sourceFile);
  // Private before anything is in it: it will hold buyers' data and the key that signs tokens.
  await (await open(file, 'wx', ownerOnly)).close();
  try {
    await copyInto(sourceFile, file);
  } catch (error) {
    await rm(file);
    throw error;
  }
}
