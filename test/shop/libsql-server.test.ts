import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../demo/shop/app.ts';
import { newBuyer } from '../helpers/buyer.ts';
import { generatePrompts } from '../helpers/prompts.ts';
import {
  checkoutOf,
  createTestShop,
  guestOrder,
  payWith,
  placedOrderId,
  pricedGuestOrder,
  type TestShop,
} from '../helpers/shop.ts';
import { cleanUpAt } from './helpers/clean-up.ts';
import { startLibsqlServer } from './helpers/libsql-server.ts';
import { ownShop } from './helpers/open-shop.ts';

const folder = await mkdtemp(join(tmpdir(), 'server-'));
const server = await startLibsqlServer(join(folder, 'shop.db'));
const shop = await createTestShop({ config: { databaseUrl: server.url } });
afterAll(async () => {
  await shop.close();
  server.close();
  await rm(folder, { recursive: true });
});

describe('a shop whose database is on a server', () => {
  it('accepts an order once for its key, even from two shops at once', async () => {
    const other = await buildApp(shop.config);
    const payload = await pricedGuestOrder(shop);
    const headers = { 'idempotency-key': 'k' };
    const send = (app: TestShop['app']) => app.inject({ method: 'POST', url: '/api/order/guest', payload, headers });
    const answers = await Promise.all([shop.app, other, shop.app, other].map(send));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await shop.rows('SELECT count(*) AS count FROM orders')).toEqual([{ count: 1 }]);
    await other.close();
  });

  it('opens one checkout of an order and accepts one payment', async () => {
    const orderId = await placedOrderId(shop);
    const checkouts = await Promise.all([1, 2, 3].map(() => checkoutOf(shop, orderId)));
    expect(new Set(checkouts.map(({ path }) => path)).size).toBe(1);
    const path = checkouts[0]?.path ?? '';
    const paid = await Promise.all([payWith(shop, path), payWith(shop, path)]);
    expect(paid.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 409]);
  });

  it('makes accounts, drafts messages and counts what is limited', async () => {
    const limited = await ownShop({ config: { databaseUrl: server.url, postsPerMinute: 5 } });
    expect((await newBuyer(limited)).accessToken).not.toBe('');
    expect((await generatePrompts(limited)).prompts).not.toEqual([]);
    const order = () => limited.post('/api/order/calculate-guest', guestOrder());
    expect([(await order()).statusCode, (await order()).statusCode]).toEqual([200, 429]);
  });

  it('starts together with others', async () => {
    const fresh = await startLibsqlServer(join(folder, 'fresh.db'));
    const config = { ...shop.config, databaseUrl: fresh.url };
    const apps = await Promise.all([1, 2, 3].map(() => buildApp(config)));
    const answers = await Promise.all(apps.map((app) => app.inject({ url: '/health' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await Promise.all(apps.map((app) => app.close()));
    fresh.close();
  });

  it('is cleaned up', async () => {
    await cleanUpAt(shop, Date.now() + 100 * 86_400_000);
    expect(await shop.rows("SELECT count(*) AS count FROM orders WHERE status <> 'paid'")).toEqual([{ count: 0 }]);
    expect(await shop.rows('SELECT count(*) AS count FROM orders')).toEqual([{ count: 1 }]);
  });
});
