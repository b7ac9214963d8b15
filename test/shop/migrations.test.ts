import { createClient, type Client } from '@libsql/client';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../demo/shop/database.ts';

const migrationsFolder = fileURLToPath(new URL('../../demo/shop/drizzle', import.meta.url));

/** A database as a shop of an earlier version left it: with the first migrations only. */
async function oldDatabase(count: number): Promise<{ readonly client: Client; readonly url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'old-shop-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const url = `file:${join(folder, 'shop.db')}`;
  const client = createClient({ url });
  await client.execute(
    'CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, count)) {
    for (const statement of sql) await client.execute(statement);
    const note = 'INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)';
    await client.execute(note, [hash, folderMillis]);
  }
  return { client, url };
}

/** A row of a table, with something in every column that needs it. */
async function insert(client: Client, table: string, values: Record<string, string | number>): Promise<void> {
  const needed = await client.execute(`SELECT name FROM pragma_table_info('${table}') WHERE "notnull" = 1`);
  const names = needed.rows.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  const row = { ...Object.fromEntries(names.map((name) => [name, '[]'])), ...values };
  const columns = Object.keys(row).map((name) => `"${name}"`);
  const marks = columns.map(() => '?').join(',');
  await client.execute(`INSERT INTO ${table} (${columns.join(',')}) VALUES (${marks})`, Object.values(row));
}

it('payments of before keep their sessions; what was paid twice or could be is put right', async () => {
  const { client, url } = await oldDatabase(4);
  for (const [number, status] of [
    [1, 'paid'],
    [2, 'awaiting-payment'],
  ] as const) {
    await insert(client, 'orders', { number, id: `o${number}`, token: `t${number}`, status });
  }
  const sessions = [
    ['a', 'o1', 'paid'],
    ['b', 'o1', 'paid'],
    ['c', 'o1', 'open'],
    ['d', 'o2', 'open'],
    ['e', 'o2', 'open'],
  ] as const;
  for (const [session_id, order_id, status] of sessions) {
    await insert(client, 'payments', { session_id, order_id, status });
  }
  const { close } = await openDatabase({ databaseUrl: url, databaseAuthToken: null });
  close();
  const { rows } = await client.execute('SELECT session_id, order_id, status FROM payments ORDER BY session_id');
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['a', 'o1', 'paid'],
    ['b', 'o1', 'surplus'],
    ['c', 'o1', 'closed'],
    ['d', 'o2', 'closed'],
    ['e', 'o2', 'open'],
  ]);
  client.close();
});

it('a service gets the new French title, unless somebody has chosen another one', async () => {
  const { client, url } = await oldDatabase(14);
  const title = (fr: string): string => JSON.stringify({ fr: { title: fr }, es: { title: 'Menús' } });
  await insert(client, 'services', { id: 'voip', translations: title('Messages téléphoniques') });
  await insert(client, 'services', { id: 'moh', translations: title('Attente') });
  const { close } = await openDatabase({ databaseUrl: url, databaseAuthToken: null });
  close();
  const { rows } = await client.execute('SELECT translations FROM services ORDER BY id');
  expect(rows.map(({ translations }) => translations)).toEqual([title('Attente'), title('Accueil et menus vocaux')]);
  client.close();
});
