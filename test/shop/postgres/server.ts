import { execFileSync } from 'node:child_process';
import { env } from 'node:process';
import { Client } from 'pg';
import { openDatabase } from '../../../demo/shop/database/open-database.ts';
import { seed } from '../../../demo/shop/seed/seed.ts';
import { startCluster } from '../../helpers/cluster.ts';

/** Settings of a server whose data need not survive. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: "'64MB'",
};

/** Starts a server for all tests, with a template of a shop's database; returns the function that stops it. */
export async function setup(): Promise<() => Promise<void>> {
  execFileSync('node', ['scripts/ensure-packages.mjs', 'postgres'], { stdio: 'inherit' });
  const cluster = await startCluster(fast);
  const client = new Client({ connectionString: `${cluster.url}/postgres` });
  await client.connect();
  await client.query('CREATE DATABASE shop_template');
  await client.end();
  const { db, close } = await openDatabase({ databaseUrl: `${cluster.url}/shop_template` });
  await seed(db, new Date());
  await close();
  env['TEST_POSTGRES'] = cluster.url;
  return () => cluster.stop();
}
