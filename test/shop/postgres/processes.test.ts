import { describe, expect, it } from 'vitest';
import { buildApp } from '../../../demo/shop/app.ts';
import { type Answer, guestOrder, password } from '../../helpers/shop.ts';
import { type TestShop } from '../../helpers/test-shop.ts';
import { shopWithProvider } from '../helpers/card-provider.ts';
import { fileShop, ownShop } from '../helpers/open-shop.ts';

/** Two shops on one database, each with connections of its own, like two processes. */
const first = await fileShop();
const shops = [first, await fileShop({ config: first.config })];

const send = (shop: TestShop, order: object, headers = {}) => shop.post('/api/order/guest', order, headers);

const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('two shops on one database', () => {
  it('start at the same moment on an empty one', async () => {
    const empty = await ownShop();
    await empty.rows('DROP SCHEMA public CASCADE');
    await empty.rows('CREATE SCHEMA public');
    const apps = await Promise.all([1, 2, 3].map(() => buildApp(empty.config)));
    const health = async () => {
      const answers = await Promise.all(apps.map((one) => one.inject({ url: '/health' })));
      return answers.map(({ statusCode }) => statusCode);
    };
    // While the machine is busy, the database may answer too late for one look.
    await expect.poll(health, { timeout: 30_000 }).toEqual([200, 200, 200]);
    await Promise.all(apps.map((one) => one.close()));
  });

  it('give orders numbers of their own', async () => {
    const order = await first.pricedOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shops.map((shop) => send(shop, order))).flat());
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<{ number: number }>().number)).size).toBe(40);
  });

  it('store an order once for its key', async () => {
    const order = await first.pricedOrder();
    const headers = { 'idempotency-key': 'k' };
    const answers = await Promise.all([...shops, ...shops, ...shops].map((shop) => send(shop, order, headers)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
  });

  it('open one checkout of an order, whoever is asked, and the provider is called once', async () => {
    const { shop, provider } = await shopWithProvider({}, ownShop);
    const other = await ownShop({ config: shop.config, gateway: provider });
    const orderId = await shop.newOrder();
    const answers = await Promise.all([shop, other, shop, other, shop].map((one) => one.askToPay(orderId)));
    // Their status tokens say when they were signed.
    const sessions = answers.map(({ body }) => /"sessionId":"[^"]+"/u.exec(body)?.[0]);
    expect(sessions).toEqual(answers.map(() => '"sessionId":"cs_1"'));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200]);
    expect(provider.keys).toHaveLength(1);
  });

  it('charge one of two cards that pay at once', async () => {
    const { path } = await first.checkoutOf(await first.newOrder());
    const answers = await Promise.all(shops.map((shop) => shop.pay(path)));
    expect(statusesOf(answers)).toEqual([303, 409]);
  });

  it('count what a network does together', async () => {
    const limited = await ownShop({ config: { postsPerMinute: 4 } });
    const other = await ownShop({ config: limited.config });
    const ask = (one: TestShop) => one.post('/api/order/calculate-guest', guestOrder());
    const answers = await Promise.all([limited, other, limited, other, limited, other].map(ask));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('accept one of two changes of a password at once', async () => {
    const { cookie } = await first.newBuyer();
    const change = (shop: TestShop, newPassword: string) =>
      shop.postForm('/account/password', { password, newPassword }, { cookie });
    const answers = await Promise.all(shops.map((shop, index) => change(shop, `another horse 4${index}`)));
    expect(statusesOf(answers)).toEqual([303, 422]);
  });
});
