import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../demo/shop/app.ts';
import { newBuyer, password, postForm } from '../../helpers/buyer.ts';
import {
  checkoutOf,
  guestOrder,
  payWith,
  payment,
  placedOrderId,
  pricedGuestOrder,
  weakPasswords,
  type TestShop,
} from '../../helpers/shop.ts';
import { shopWithProvider } from '../helpers/card-provider.ts';
import { fileShop, ownShop } from '../helpers/open-shop.ts';

/** Two shops on one database, each with connections of its own, like two processes. */
const first = await fileShop();
const app = await buildApp(first.config, { passwordStrength: weakPasswords });
const second: TestShop = { ...first, app };
afterAll(() => app.close());
const shops = [first, second];

const send = (shop: TestShop, payload: object, headers = {}) =>
  shop.app.inject({ method: 'POST', url: '/api/order/guest', payload, headers });
const byNumber = (a: number, b: number): number => a - b;

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
    const order = await pricedGuestOrder(first);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => send(shops[index % 2] ?? first, order)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json<{ number: number }>().number)).size).toBe(40);
  });

  it('store an order once for its key', async () => {
    const order = await pricedGuestOrder(first);
    const headers = { 'idempotency-key': 'k' };
    const answers = await Promise.all([...shops, ...shops, ...shops].map((shop) => send(shop, order, headers)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
  });

  it('open one checkout of an order, whoever is asked, and the provider is called once', async () => {
    const { shop, provider } = await shopWithProvider();
    const other = await buildApp(shop.config, { gateway: provider });
    const orderId = await placedOrderId(shop);
    const url = `/api/order/${orderId}/create-guest-payment`;
    const apps = [shop.app, other, shop.app, other, shop.app];
    const answers = await Promise.all(apps.map((one) => one.inject({ method: 'POST', url, payload: payment })));
    // Their status tokens say when they were signed.
    const sessions = answers.map(({ body }) => /"sessionId":"[^"]+"/u.exec(body)?.[0]);
    expect(sessions).toEqual(answers.map(() => '"sessionId":"cs_1"'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(provider.keys).toHaveLength(1);
    await other.close();
    await shop.close();
  });

  it('charge one of two cards that pay at once', async () => {
    const { path } = await checkoutOf(first, await placedOrderId(first));
    const answers = await Promise.all(shops.map((shop) => payWith(shop, path)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([303, 409]);
  });

  it('count what a network does together', async () => {
    const limited = await ownShop({ config: { postsPerMinute: 4 } });
    const other = await buildApp(limited.config);
    const ask = (one: TestShop['app']) =>
      one.inject({ method: 'POST', url: '/api/order/calculate-guest', payload: guestOrder() });
    const answers = await Promise.all([limited.app, other, limited.app, other, limited.app, other].map(ask));
    expect(answers.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([200, 200, 200, 200, 429, 429]);
    await other.close();
  });

  it('accept one of two changes of a password at once', async () => {
    const { cookie } = await newBuyer(first);
    const change = (shop: TestShop, newPassword: string) =>
      postForm(shop, '/account/password', { fields: { password, newPassword }, headers: { cookie } });
    const answers = await Promise.all([change(first, 'another horse 43'), change(second, 'a third horse 44')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([303, 422]);
  });
});
