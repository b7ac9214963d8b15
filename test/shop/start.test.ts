import { expect, it, test } from 'vitest';
import { developmentEnv } from '../../demo/development.ts';
import { buildApp } from '../../demo/shop/app.ts';
import { readConfig } from '../../demo/shop/config.ts';
import { soundtracks } from '../../demo/shop/seed/soundtracks.ts';
import type { TestShop } from '../helpers/test-shop.ts';
import { ownShop } from './helpers/open-shop.ts';

test.each([
  [undefined, true],
  ['http://127.0.0.1', true],
  ['http://[::1]:80', true],
  ['https://shop.example', false],
  ['http://192.168.0.4:4400', false],
  ['https://localhost.shop.example', false],
])('at %s development shows the outbox: %s', (PUBLIC_URL, isShown) => {
  const config = readConfig({ ...developmentEnv({ PUBLIC_URL }), PUBLIC_URL });
  expect(config).toMatchObject({ showsOutbox: isShown });
});

const tables = ['voices', 'soundtracks', 'services', 'rates', 'discounts', 'banners', 'partners'] as const;

const restart = async ({ config }: TestShop) => (await buildApp(config)).close();

it('a restart changes no existing data of the shop, and restores what is missing', async () => {
  const shop = await ownShop();
  const { db } = shop.database;
  await shop.rows("UPDATE discounts SET is_active = false WHERE code = 'WELCOME10'");
  await shop.rows("UPDATE discounts SET id = 'd-own' WHERE code = 'HOLD25'");
  await db
    .updateTable('rates')
    .set({ fixed: 1, options: { proofReading: 2, rushProduction: 3 } })
    .execute();
  await shop.rows("UPDATE voices SET name = 'Emma B.', is_active = false, absence_start = NULL WHERE id = 'emma'");
  await shop.rows("UPDATE banners SET active = false, heading = 'Closed on Monday'");
  await shop.rows("UPDATE partners SET name = 'Acme Dental' WHERE code = 'acme'");
  await shop.rows("UPDATE soundtracks SET title = 'Renamed' WHERE position = 0");
  await shop.rows("UPDATE services SET title = 'Hold music' WHERE id = 'moh'");
  const all = async () => {
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return rows.map((list) => list.map((row) => JSON.stringify(row)).toSorted());
  };
  await restart(shop);
  const before = await all();
  await restart(shop);
  expect(await all()).toEqual(before);
  await shop.rows('DELETE FROM soundtracks WHERE position = 3');
  await db
    .updateTable('rates')
    .set({ options: { rushProduction: 3 } })
    .execute();
  await restart(shop);
  const rate = db.selectFrom('rates').selectAll().where('serviceId', '=', 'moh').where('currency', '=', 'CAD');
  expect(await rate.executeTakeFirst()).toMatchObject({
    fixed: 1,
    options: { proofReading: 1500, rushProduction: 3 },
  });
  expect(await shop.rows('SELECT count(*) AS count FROM soundtracks')).toEqual([{ count: soundtracks.length }]);
  expect(await shop.rows("SELECT name FROM voices WHERE id = 'emma'")).toEqual([{ name: 'Emma B.' }]);
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number'],
  [{ DATABASE_URL: 'https://db.example' }, 'DATABASE_URL must be a file'],
  [{ PUBLIC_URL: 'ftp://shop.example' }, 'PUBLIC_URL must be an http(s) address'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have 32 characters'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET is needed'],
])('wrong settings are named: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

it('the shop’s address has no slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
});
