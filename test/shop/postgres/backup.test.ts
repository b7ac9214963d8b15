import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { backUp } from '../../../demo/shop/backup.ts';
import { createDatabase } from '../../helpers/databases.ts';
import { paidOrder, placeOrder } from '../../helpers/shop.ts';
import { fileShop, ownShop } from '../helpers/open-shop.ts';

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
afterAll(() => rm(folder, { recursive: true }));

it('a backup of a Postgres database that is taken while orders come in is whole, and the shop goes on from it', async () => {
  const shop = await fileShop();
  const { id, thanks } = await paidOrder(shop);
  const file = join(folder, 'shop.dump');
  await Promise.all([backUp(shop.config, file), placeOrder(shop), placeOrder(shop)]);
  const empty = await createDatabase();
  const words = ['--clean', '--if-exists', '--no-owner', `--dbname=${empty.url}`, file];
  await promisify(execFile)('pg_restore', words);
  const other = await ownShop({ config: { databaseUrl: empty.url } });
  expect(await other.rows(`SELECT status FROM orders WHERE id = '${id}'`)).toEqual([{ status: 'paid' }]);
  expect((await other.get(thanks)).statusCode).toBe(200);
  const [{ last } = {}] = await other.rows('SELECT max(number) AS last FROM orders');
  expect((await placeOrder(other)).json<{ number: number }>().number).toBeGreaterThan(Number(last));
});
