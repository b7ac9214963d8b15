import { createClient } from '@libsql/client';
import { chmod } from 'node:fs/promises';
import type { DatabaseConfig } from './database.ts';

/**
 * Copies a database file into another one as it is at one moment, also while shops work with it. Throws if the copy is not
 * sound, if the file is there already, and for databases on servers, which have tools of their own.
 */
export async function backUp({ databaseUrl }: Pick<DatabaseConfig, 'databaseUrl'>, file: string): Promise<void> {
  if (!databaseUrl.startsWith('file:'))
    throw new Error('Only a database file is copied. A server has tools of its own.');
  const source = createClient({ url: databaseUrl, timeout: 10_000 });
  try {
    await source.execute({ sql: 'VACUUM INTO ?', args: [file] });
  } finally {
    source.close();
  }
  // It holds buyers' data and the key that signs tokens.
  await chmod(file, 0o600);
  const copy = createClient({ url: `file:${file}` });
  try {
    const [row] = (await copy.execute('PRAGMA integrity_check')).rows;
    if (row?.[0] !== 'ok') throw new Error('The copy is not sound: do not rely on it.');
  } finally {
    copy.close();
  }
}
