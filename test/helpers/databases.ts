import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database for one shop. */
export interface OwnDatabase {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/** The Postgres server that `npm run test:postgres` starts, with a template of a shop's database. */
const server = env['TEST_POSTGRES'];

async function createFile(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-'));
  return { url: `file:${join(folder, 'shop.db')}`, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function createOnServer(address: string): Promise<OwnDatabase> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: `${address}/postgres` });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`CREATE DATABASE ${name} TEMPLATE shop_template`);
  return { url: `${address}/${name}`, remove: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Creates a database for a shop, unless the test has named one. */
export async function createDatabase(named?: string): Promise<OwnDatabase> {
  if (named !== undefined) return { url: named, remove: async () => undefined };
  return server === undefined ? createFile() : createOnServer(server);
}
