import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backUp } from '../../../demo/shop/backup.ts';
import { createTestShop, type TestShop } from '../../helpers/test-shop.ts';

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
const shop = await createTestShop();
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** A shop on a copy of a backup, as after a restore. */
async function restored(backup: string, name: string): Promise<TestShop> {
  const file = join(folder, name);
  await copyFile(backup, file);
  return createTestShop({ config: { databaseUrl: `file:${file}` } });
}

it('a backup that is taken while orders come in is whole, and the shop goes on from it', async () => {
  const { id, thanks } = await shop.paidOrder();
  const token = (await shop.wayBackOf(thanks)).searchParams.get('voice-order-paid') ?? '';
  const file = join(folder, 'backup.db');
  const [orders] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => shop.placeOrder())),
    backUp(shop.config, file),
  ]);
  expect(orders.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 201));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const other = await restored(file, 'restored.db');
  const [{ status, items } = {}] = await other.rows(
    `SELECT status, (SELECT count(*) FROM order_items WHERE order_id = orders.id) AS items FROM orders WHERE id = '${id}'`,
  );
  expect([status, items]).toEqual(['paid', 1]);
  expect(await other.rows('PRAGMA foreign_key_check')).toEqual([]);
  // The key that signed the token was restored too; what the lost shop reported since may be reported again.
  expect((await other.get(`/api/order/paid/${token}`)).json()).toMatchObject({ orderId: id });
  expect((await other.get(thanks)).statusCode).toBe(200);
  const numbers = await other.rows('SELECT number FROM orders ORDER BY number DESC LIMIT 1');
  const next = (await other.placeOrder()).json<{ number: number }>();
  expect(next.number).toBe(Number(numbers[0]?.['number']) + 1);
  await other.close();
});

it('a backup fails if there is no database to copy, or a file in its place', async () => {
  const [missing, file] = [join(folder, 'missing.db'), join(folder, 'none.db')];
  await expect(backUp({ databaseUrl: `file:${missing}` }, file)).rejects.toThrow(/ENOENT/u);
  await writeFile(missing, '');
  await expect(backUp({ databaseUrl: `file:${missing}` }, file)).rejects.toThrow(/no such table: orders/u);
  await expect(stat(file)).rejects.toThrow(/ENOENT/u);
  await backUp(shop.config, file);
  await expect(backUp(shop.config, file)).rejects.toThrow(/EEXIST/u);
});
