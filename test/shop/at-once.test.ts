import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../demo/shop/database/open-database.ts';
import { ReplacedOrderChanged } from '../../demo/shop/repositories/orders.ts';
import { repositoriesOf } from '../../demo/shop/repositories/repositories.ts';
import { fileShop } from './helpers/open-shop.ts';

// Requests at one process seldom overlap between two database queries, so this test runs the queries directly.
const now = new Date(Date.UTC(2030, 3, 15));
const shop = await fileShop({ now: () => now });
const database = await openDatabase(shop.config);
afterAll(() => database.close());
const { payments, settlements, orders } = repositoriesOf(database.db);

const later = new Date(now.getTime() + 60_000);
const claimFor = (orderId: string) => ({
  id: randomUUID(),
  orderId,
  gateway: 'stripe' as const,
  returnUrl: 'https://partner.example/',
  createdAt: now,
  expiresAt: later,
});
const session = (sessionId: string) => ({ sessionId, url: `https://pay.example/${sessionId}`, expiresAt: later });
const item = { fileName: 'message-1', style: 'calm', content: 'Hello.', words: 1, wordsExtra: 0 };
/** A stored order, as it is to be added. */
async function rowOf(id: string) {
  const stored = await orders.find(id);
  if (stored === null) throw new Error('The order is not there.');
  const { items: _, number: __, ...order } = stored;
  return order;
}
const count = async (table: string) => (await shop.rows(`SELECT count(*) AS count FROM ${table}`))[0]?.['count'];

it('of two checkouts opened at once for one order one may be paid', async () => {
  const orderId = await shop.newOrder();
  const claimed = await Promise.all([claimFor(orderId), claimFor(orderId)].map((claim) => payments.claim(claim)));
  expect(claimed.filter(Boolean)).toHaveLength(1);
});

it('no checkout is opened for an order that was paid meanwhile', async () => {
  const orderId = await shop.newOrder();
  const [first, second] = [claimFor(orderId), claimFor(orderId)];
  await payments.claim(first);
  await payments.opened(first, session('paid-meanwhile'));
  await settlements.settle({ ...first, payer: null }, now);
  await payments.claim(second);
  expect(await payments.opened(second, session('too-late'))).toBe(false);
  expect(await payments.find('too-late')).toBeNull();
});

it('of two payments of one order, one counts, and the other is to be refunded', async () => {
  const orderId = await shop.newOrder();
  const [first, second] = [claimFor(orderId), claimFor(orderId)];
  for (const one of [first, second]) {
    await payments.claim(one);
    await payments.opened(one, session(one.id));
    await payments.close(one.id);
  }
  const settled = await Promise.all([first, second].map((one) => settlements.settle({ ...one, payer: null }, now)));
  expect(settled.map(({ outcome }) => outcome).toSorted()).toEqual(['paid', 'surplus']);
});

it('an order whose key another one has is not stored, nor any part of it', async () => {
  const order = await rowOf(await shop.newOrder());
  const before = [Number(await count('orders')), Number(await count('order_items'))];
  const same = { key: 'the same', fingerprint: 'of one order', expiresAt: later };
  const place = () => orders.add({ ...order, id: randomUUID(), token: randomUUID() }, [item], { claim: same });
  const placed = await Promise.allSettled([place(), place(), place()]);
  expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect([await count('orders'), await count('order_items')]).toEqual(before.map((number) => number + 1));
});

it('an order that was paid a moment ago is not replaced, and no part of the new one is stored', async () => {
  const replaced = await shop.newOrder();
  const order = await rowOf(replaced);
  const payment = claimFor(replaced);
  await payments.claim(payment);
  await payments.opened(payment, session('paid-before'));
  await settlements.settle({ ...payment, payer: null }, now);
  const before = await count('orders');
  const place = orders.add({ ...order, id: randomUUID(), token: randomUUID() }, [item], { replaced });
  await expect(place).rejects.toThrow(ReplacedOrderChanged);
  expect(await count('orders')).toBe(before);
  expect((await orders.find(replaced))?.discardedAt).toBeNull();
});

it('of two orders that replace the same one at once, one is stored', async () => {
  const replaced = await shop.newOrder();
  const order = await rowOf(replaced);
  const place = () => orders.add({ ...order, id: randomUUID(), token: randomUUID() }, [item], { replaced });
  const placed = await Promise.allSettled([place(), place()]);
  expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
