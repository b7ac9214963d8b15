import { expect, it, onTestFinished } from 'vitest';
import { newBuyer } from '../helpers/buyer.ts';
import { checkoutOf, paidOrder, placedOrderId, type TestShop } from '../helpers/shop.ts';
import { shopWithProvider, tellShop } from './helpers/card-provider.ts';
import { cleanUpAt } from './helpers/clean-up.ts';
import { ownShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
const day = 86_400_000;

const cleanUpAfter = (shop: TestShop, days: number): Promise<void> => cleanUpAt(shop, start + days * day);

it('unpaid orders are deleted after two months with all their data', async () => {
  const shop = await ownShop({ now: () => new Date(start) });
  const { id: paid } = await paidOrder(shop);
  await placedOrderId(shop, {}, { 'idempotency-key': 'k' });
  await checkoutOf(shop, await placedOrderId(shop));
  const ids = () => shop.rows('SELECT id FROM orders');
  await cleanUpAfter(shop, 59);
  expect(await ids()).toHaveLength(3);
  await cleanUpAfter(shop, 60);
  expect(await ids()).toEqual([{ id: paid }]);
  for (const table of ['order_items', 'payments', 'idempotency_keys']) {
    expect(await shop.rows(`SELECT 1 FROM ${table} WHERE order_id <> '${paid}'`)).toEqual([]);
  }
  // The numbers of deleted orders do not come back.
  await placedOrderId(shop);
  expect(await shop.rows('SELECT number FROM orders')).toEqual([{ number: 10_001 }, { number: 10_004 }]);
});

it('an order whose payment is being confirmed stays', async () => {
  const { shop } = await shopWithProvider({ now: () => new Date(start + 50 * day) });
  onTestFinished(() => shop.close());
  const orderId = await placedOrderId(shop);
  const { sessionId } = await checkoutOf(shop, orderId);
  await tellShop(shop, { id: sessionId, payment_status: 'unpaid' });
  const old = shop.database.db.updateTable('orders').set({ createdAt: new Date(start) });
  await old.where('id', '=', orderId).execute();
  await cleanUpAfter(shop, 70);
  expect(await shop.rows('SELECT id FROM orders')).toEqual([{ id: orderId }]);
});

it('a session that is over is deleted', async () => {
  const shop = await ownShop({ now: () => new Date(start) });
  await newBuyer(shop);
  expect(await shop.rows('SELECT 1 FROM sessions')).not.toEqual([]);
  await cleanUpAfter(shop, 31);
  expect(await shop.rows('SELECT 1 FROM sessions')).toEqual([]);
});

it('the list of mails is deleted after two months, except for those that still wait', async () => {
  const shop = await ownShop({ now: () => new Date(start) });
  await paidOrder(shop);
  await shop.rows("UPDATE outbox SET status = 'sent' WHERE kind = 'order-paid'");
  const kinds = () => shop.rows('SELECT kind FROM outbox ORDER BY kind');
  await cleanUpAfter(shop, 59);
  expect(await kinds()).toEqual([{ kind: 'order-for-staff' }, { kind: 'order-paid' }]);
  await cleanUpAfter(shop, 60);
  expect(await kinds()).toEqual([{ kind: 'order-for-staff' }]);
});
