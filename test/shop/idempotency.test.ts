import { describe, expect, it, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { outcome } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
const day = 24 * 60 * 60 * 1000;
const shop = await fileShop({ start });
const buyer = await shop.completeBuyer();

const guest = {
  body: () => shop.pricedOrder(),
  send: (body: object, key: string) => shop.post('/api/order/guest', body, { 'idempotency-key': key }),
};
const customer = {
  body: () => buyer.pricedOrder(),
  send: (body: object, key: string) => buyer.post('/api/order', body, { 'idempotency-key': key }),
};

/** How many orders and messages there are. */
async function counts() {
  const sql = 'SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM order_items) AS items';
  return Object.values((await shop.rows(sql))[0] ?? {});
}

describe.each<[string, typeof guest | typeof customer]>([
  ['a guest', guest],
  ['a logged-in buyer', customer],
])('with a key, %s', (_name, { body, send }) => {
  it('gets the same answer and no second order for the same order', async () => {
    const [order, key] = [await body(), randomUUID()];
    const first = await send(order, key);
    const before = await counts();
    const reordered = Object.fromEntries(Object.entries(order).toReversed());
    for (const again of [await send(order, key), await send(reordered, key)]) {
      expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    }
    expect(first.statusCode).toBe(201);
    expect(await counts()).toEqual(before);
  });

  it('gets one order of requests that run at once', async () => {
    const [order, key] = [await body(), randomUUID()];
    const before = await counts();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(order, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await counts()).toEqual(before.map((count) => Number(count) + 1));
  });

  it('cannot use it for another order', async () => {
    const [order, key] = [await body(), randomUUID()];
    await send(order, key);
    const before = await counts();
    expect(await outcome(send({ ...order, comments: 'Slowly, please.' }, key))).toMatchObject([
      422,
      { code: 'key-taken' },
    ]);
    expect(await counts()).toEqual(before);
  });

  it('can put right what was refused', async () => {
    const [order, key] = [await body(), randomUUID()];
    expect((await send({ ...order, phoneSystem: 'abacus' }, key)).statusCode).toBe(422);
    expect((await send(order, key)).statusCode).toBe(201);
  });

  it('can use it again after a day', async () => {
    const [order, key] = [await body(), randomUUID()];
    const sendSigned = async (at: number) => {
      shop.clock.now = at;
      const answer = await send(order, key);
      shop.clock.now = start;
      return answer;
    };
    const first = await sendSigned(start - day + 1);
    expect((await sendSigned(start)).body).toBe(first.body);
    const later = await sendSigned(start + 1);
    expect(later.statusCode).toBe(201);
    expect(later.body).not.toBe(first.body);
  });
});

it('the answer stays the same when the order is paid and the shop has other prices', async () => {
  const [order, key] = [await guest.body(), randomUUID()];
  const first = await guest.send(order, key);
  await shop.payFor(first.json<{ id: string }>().id);
  await shop.rows('UPDATE rates SET fixed = fixed + 100');
  const again = await guest.send(order, key);
  await shop.rows('UPDATE rates SET fixed = fixed - 100');
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
});

it('keys of different people do not affect each other', async () => {
  const key = randomUUID();
  const other = await shop.completeBuyer();
  const order = await customer.body();
  const answers = [
    await customer.send(order, key),
    await other.post('/api/order', order, { 'idempotency-key': key }),
    await guest.send(await guest.body(), key),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(3);
});

test.each(['', 'x'.repeat(201)])('a key %j that is too short or too long is refused', async (key) => {
  const answer = await guest.send(await guest.body(), key);
  expect(answer.statusCode).toBe(400);
});
