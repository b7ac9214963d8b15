import { chmod, stat } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { developmentEnv } from '../../demo/development.ts';
import { buildApp } from '../../demo/shop/app.ts';
import { readConfig } from '../../demo/shop/config.ts';
import { soundtracks } from '../../demo/shop/seed/soundtracks.ts';
import { placedOrderId } from '../helpers/shop.ts';
import { ownShop } from './helpers/open-shop.ts';

it('nobody else on the machine can read the database', async () => {
  const shop = await ownShop();
  await placedOrderId(shop);
  const file = shop.config.databaseUrl.replace('file:', '');
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(await modeOf(path)).toBe('600');
  await chmod(file, 0o644);
  const again = await buildApp(shop.config);
  expect(await modeOf(file)).toBe('600');
  await again.close();
});

test.each([
  [undefined, true],
  ['http://127.0.0.1', true],
  ['http://[::1]:80', true],
  ['https://shop.example', false],
  ['http://192.168.0.4:4400', false],
  ['https://localhost.shop.example', false],
])('at %s development shows the outbox and has the demo secret: %s', (PUBLIC_URL, isShown) => {
  const config = readConfig({ ...developmentEnv({ PUBLIC_URL }), PUBLIC_URL });
  expect(config).toMatchObject({ showsOutbox: isShown, hasDemoSecret: isShown });
});

describe('a restart', () => {
  it('adds a new language to the catalogue, but for what staff has changed', async () => {
    const shop = await ownShop();
    const tables = ['voices', 'soundtracks', 'services', 'discounts', 'banners'];
    for (const table of tables) await shop.rows(`UPDATE ${table} SET translations = json_remove(translations, '$.es')`);
    await shop.rows(`UPDATE services SET translations = '{"fr":{"title":"Attente"}}' WHERE id = 'moh'`);
    await shop.rows("UPDATE services SET title = 'Phone menus' WHERE id = 'voip'");
    await shop.rows("UPDATE banners SET heading = 'Closed on Monday'");
    await (await buildApp(shop.config)).close();
    const lackingIn = (table: string) => shop.rows(`SELECT id FROM ${table} WHERE translations -> '$.es' IS NULL`);
    const lacking = await Promise.all(tables.map(lackingIn));
    expect(lacking).toEqual([[], [], [{ id: 'voip' }], [], [{ id: 'autumn' }]]);
    const [service] = await shop.rows("SELECT translations FROM services WHERE id = 'moh'");
    expect(JSON.parse(String(service?.['translations']))).toEqual({
      fr: { title: 'Attente' },
      es: { title: 'Mensajes de espera' },
    });
  });

  it('changes no existing data of the shop, and restores what is missing', async () => {
    const shop = await ownShop();
    const changes = [
      "UPDATE discounts SET is_active = 0 WHERE code = 'WELCOME10'",
      "UPDATE discounts SET id = 'd-own' WHERE code = 'HOLD25'",
      'UPDATE rates SET fixed = fixed + 100',
      "UPDATE rates SET options = json_set(options, '$.rushProduction', 1)",
      "UPDATE voices SET name = 'Emma B.', is_active = 0, absence_start = NULL WHERE id = 'emma'",
      "INSERT INTO voices (id, position, name, gender, language, tags, image, preview, is_active, rush_order_unavailable) SELECT 'own', 99, 'Own', gender, language, tags, image, preview, 1, 0 FROM voices LIMIT 1",
      "UPDATE banners SET active = 0, heading = 'Closed on Monday'",
      "UPDATE partners SET name = 'Acme Dental' WHERE code = 'acme'",
      "UPDATE soundtracks SET title = 'Renamed' WHERE position = 0",
      "UPDATE services SET title = 'Hold music' WHERE id = 'moh'",
    ];
    for (const change of changes) await shop.rows(change);
    const tables = ['discounts', 'rates', 'voices', 'banners', 'partners', 'soundtracks', 'services'];
    const all = () => Promise.all(tables.map((table) => shop.rows(`SELECT * FROM ${table} ORDER BY rowid`)));
    const before = await all();
    await (await buildApp(shop.config)).close();
    expect(await all()).toEqual(before);
    await shop.rows('DELETE FROM soundtracks WHERE position = 3');
    await shop.rows("UPDATE rates SET options = json_remove(options, '$.proofReading')");
    await (await buildApp(shop.config)).close();
    const [rate] = await shop.rows("SELECT options FROM rates WHERE service_id = 'moh' AND currency = 'CAD'");
    expect(JSON.parse(String(rate?.['options']))).toMatchObject({ proofReading: 1500, rushProduction: 1 });
    expect(await shop.rows('SELECT count(*) AS count FROM soundtracks')).toEqual([{ count: soundtracks.length }]);
  });
});

describe('settings', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number'],
    [{ PUBLIC_URL: 'ftp://shop.example' }, 'PUBLIC_URL must be an http(s) address'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have 32 characters'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET is needed'],
  ])('say what is wrong: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('use the shop address without its slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
  });
});
