import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { buildApp } from '../../../demo/shop/app.ts';
import { ownShop } from '../helpers/open-shop.ts';

it('nobody else on the machine can read the database', async () => {
  const shop = await ownShop();
  await shop.newOrder();
  const file = shop.config.databaseUrl.replace('file:', '');
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(await modeOf(path)).toBe('600');
  await chmod(file, 0o644);
  const again = await buildApp(shop.config);
  expect(await modeOf(file)).toBe('600');
  await again.close();
});

it('an order that finds the database locked for too long is refused, can be repeated, and none is lost', async () => {
  const shop = await ownShop();
  const order = await shop.pricedOrder();
  const other = new Libsql(shop.config.databaseUrl.replace('file:', ''));
  other.exec('BEGIN IMMEDIATE');
  // One: the process waits for the file five times, a second each, and does nothing else meanwhile.
  expect((await shop.post('/api/order/guest', order)).statusCode).toBe(503);
  other.exec('COMMIT');
  other.close();
  const ids = await Promise.all(Array.from({ length: 8 }, () => shop.newOrder()));
  const stored = (await shop.rows('SELECT id FROM orders')).map(({ id }) => id);
  expect(new Set(stored)).toEqual(new Set(ids));
});

it('two processes that open a new database at the same moment share it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'both-'));
  const database = { DATABASE_URL: `file:${join(folder, 'shop.db')}` };
  const add = (code: string) =>
    spawn(execPath, ['--import', 'tsx', 'scripts/partner-add.ts', code, 'A partner'], { env: { ...env, ...database } });
  const exits = await Promise.all(['one', 'two'].map((code) => once(add(code), 'exit')));
  expect(exits.map(([code]: unknown[]) => code)).toEqual([0, 0]);
  const file = new Libsql(join(folder, 'shop.db'));
  expect(file.prepare('SELECT code FROM partners ORDER BY code').raw().all([])).toEqual([['one'], ['two']]);
  file.close();
  await rm(folder, { recursive: true });
});
