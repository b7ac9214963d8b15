import { afterAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../demo/shop/database.ts';
import { orderRepository } from '../../demo/shop/repositories/orders.ts';
import { paymentRepository } from '../../demo/shop/repositories/payments.ts';
import { settlementRepository } from '../../demo/shop/repositories/settlements.ts';
import { createTestShop, placedOrderId } from '../helpers/shop.ts';

// Requests at one process seldom overlap between two database queries, so this test runs the queries of two processes
// directly.
const now = new Date(Date.UTC(2030, 3, 15));
const shop = await createTestShop({ now: () => now });
const database = await openDatabase(shop.config);
afterAll(async () => {
  database.close();
  await shop.close();
});

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
const count = async (table: string) => (await shop.rows(`SELECT count(*) AS count FROM ${table}`))[0]?.['count'];

describe('two checkouts opened at once for one order', () => {
  it('one may', async () => {
    const { claim } = paymentRepository(database.db);
    const orderId = await placedOrderId(shop);
    expect([await claim(claimFor(orderId)), await claim(claimFor(orderId))]).toEqual([true, false]);
  });

  it('none gets a checkout that is opened after the order was paid', async () => {
    const [payments, settlements] = [paymentRepository(database.db), settlementRepository(database.db)];
    const orderId = await placedOrderId(shop);
    const [first, second] = [claimFor(orderId), claimFor(orderId)];
    await payments.claim(first);
    await payments.opened(first, session('paid-meanwhile'));
    await settlements.settle({ ...first, payer: null, referralCode: null, isTest: false }, now);
    await payments.claim(second);
    expect(await payments.opened(second, session('too-late'))).toBe(false);
    expect(await payments.find('too-late')).toBeNull();
  });
});

it('of two payments of one order, one counts, and the other is to be refunded', async () => {
  const { claim, opened, close } = paymentRepository(database.db);
  const { settle } = settlementRepository(database.db);
  const orderId = await placedOrderId(shop);
  const [first, second] = [claimFor(orderId), claimFor(orderId)];
  for (const one of [first, second]) {
    await claim(one);
    await opened(one, session(one.id));
    await close(one.id);
  }
  const settled = await Promise.all(
    [first, second].map((one) => settle({ ...one, payer: null, referralCode: null, isTest: false }, now)),
  );
  expect(settled.map(({ outcome }) => outcome).toSorted()).toEqual(['paid', 'surplus']);
});

it('an order whose key another one has is not stored, nor any part of it', async () => {
  const { add, find } = orderRepository(database.db);
  const stored = await find(await placedOrderId(shop));
  if (stored === null) throw new Error('The order is not there.');
  const { items: _, number: __, ...order } = stored;
  const same = { key: 'the same', fingerprint: 'of one order', expiresAt: later };
  const place = () => add({ ...order, id: randomUUID(), token: randomUUID() }, [item], { claim: same });
  await place();
  const before = [await count('orders'), await count('order_items')];
  await expect(place()).rejects.toThrow(/SQLITE_CONSTRAINT/u);
  expect([await count('orders'), await count('order_items')]).toEqual(before);
});

it('an order that was paid a moment ago is not replaced, and no part of the new one is stored', async () => {
  const { add, find } = orderRepository(database.db);
  const { settle } = settlementRepository(database.db);
  const { claim, opened } = paymentRepository(database.db);
  const replaced = await placedOrderId(shop);
  const stored = await find(replaced);
  if (stored === null) throw new Error('The order is not there.');
  const payment = claimFor(replaced);
  await claim(payment);
  await opened(payment, session('paid-before'));
  await settle({ ...payment, payer: null, referralCode: null, isTest: false }, now);
  const { items: _, number: __, ...order } = stored;
  const before = await count('orders');
  const place = add({ ...order, id: randomUUID(), token: randomUUID() }, [item], { replaced });
  await expect(place).rejects.toThrow(/SQLITE_CONSTRAINT/u);
  expect(await count('orders')).toBe(before);
  expect((await find(replaced))?.discardedAt).toBeNull();
});
