import { describe, expect, it, test } from 'vitest';
import { buildApp } from '../../demo/shop/app.ts';
import { readConfig } from '../../demo/shop/config.ts';
import { createTestShop, placedOrderId } from '../helpers/shop.ts';

describe('a restart', () => {
  it('keeps orders and repeats no row of the catalogue', async () => {
    const shop = await createTestShop();
    const orderId = await placedOrderId(shop);
    const counts = 'SELECT (SELECT count(*) FROM voices) AS voices, (SELECT count(*) FROM rates) AS rates';
    const before = await shop.rows(counts);
    const again = await buildApp(shop.config);
    expect(await shop.rows(counts)).toEqual(before);
    const answer = await again.inject({
      method: 'POST',
      url: `/api/order/${orderId}/create-guest-payment`,
      payload: { paymentGateway: 'stripe', paymentMethod: 'card' },
    });
    expect(answer.statusCode).toBe(200);
    await again.close();
    await shop.close();
  });

  it('takes back what the seed says, and takes off offer what left it', async () => {
    const shop = await createTestShop();
    await shop.rows("UPDATE discounts SET value = 1 WHERE code = 'WELCOME10'");
    await shop.rows(
      "INSERT INTO voices SELECT 'gone', 99, 'Gone', gender, language, tags, image, preview, 1, 0, NULL, NULL FROM voices LIMIT 1",
    );
    await (await buildApp(shop.config)).close();
    expect(await shop.rows("SELECT value FROM discounts WHERE code = 'WELCOME10'")).toEqual([{ value: 1000 }]);
    expect(await shop.rows("SELECT is_active FROM voices WHERE id = 'gone'")).toEqual([{ is_active: 0 }]);
    await shop.close();
  });
});

describe('settings', () => {
  it('have sensible values by themselves', () => {
    expect(readConfig({ SCRIPT_FOLDER: '/dist' })).toEqual({
      scriptFolder: '/dist',
      port: 4400,
      host: 'localhost',
      publicUrl: 'http://localhost:4400',
      databaseUrl: 'file:.data/shop.db',
      databaseAuthToken: null,
      stripe: null,
      openRouter: null,
      draftsPerHour: 30,
      tokenSecret: null,
      loginTries: 10,
      postsPerMinute: 240,
      wrongCodesPerHour: 30,
      orderBytesPerDay: 4_000_000,
      trustProxy: false,
      scriptMaxAge: 300,
    });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an http(s) address'],
    [{ PUBLIC_URL: 'ftp://shop.example' }, 'PUBLIC_URL must be an http(s) address'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET must have 32 characters'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET is needed'],
  ])('say what is wrong: %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('take the shop address without its slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
  });
});
