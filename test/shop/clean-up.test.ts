import { expect, it } from 'vitest';
import { shopWithProvider, tellShop } from './helpers/card-provider.ts';
import { ownShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
const day = 86_400_000;

it('unpaid orders are deleted after two months with all their data', async () => {
  const shop = await ownShop({ start });
  const { id: paid } = await shop.paidOrder();
  await shop.newOrder({}, { 'idempotency-key': 'k' });
  await shop.checkoutOf(await shop.newOrder());
  const ids = () => shop.rows('SELECT id FROM orders');
  await shop.cleanUpAt(start + 59 * day);
  expect(await ids()).toHaveLength(3);
  await shop.cleanUpAt(start + 60 * day);
  expect(await ids()).toEqual([{ id: paid }]);
  for (const table of ['order_items', 'payments', 'idempotency_keys']) {
    expect(await shop.rows(`SELECT 1 FROM ${table} WHERE order_id <> '${paid}'`)).toEqual([]);
  }
  // The numbers of deleted orders do not come back.
  await shop.newOrder();
  expect(await shop.rows('SELECT number FROM orders')).toEqual([{ number: 10_001 }, { number: 10_004 }]);
});

it('an order whose payment is being confirmed stays', async () => {
  const { shop } = await shopWithProvider({ start: start + 50 * day }, ownShop);
  const orderId = await shop.newOrder();
  const { sessionId } = await shop.checkoutOf(orderId);
  await tellShop(shop, { id: sessionId, payment_status: 'unpaid' });
  const old = shop.database.db.updateTable('orders').set({ createdAt: new Date(start) });
  await old.where('id', '=', orderId).execute();
  await shop.cleanUpAt(start + 70 * day);
  expect(await shop.rows('SELECT id FROM orders')).toEqual([{ id: orderId }]);
});

it('a session that is over is deleted', async () => {
  const shop = await ownShop({ start });
  await shop.newBuyer();
  expect(await shop.rows('SELECT 1 FROM sessions')).not.toEqual([]);
  await shop.cleanUpAt(start + 31 * day);
  expect(await shop.rows('SELECT 1 FROM sessions')).toEqual([]);
});

it('the list of mails is deleted after two months, except for those that still wait', async () => {
  const shop = await ownShop({ start });
  await shop.paidOrder();
  await shop.rows("UPDATE outbox SET status = 'sent' WHERE kind = 'order-paid'");
  const kinds = () => shop.rows('SELECT kind FROM outbox ORDER BY kind');
  await shop.cleanUpAt(start + 59 * day);
  expect(await kinds()).toEqual([{ kind: 'order-for-staff' }, { kind: 'order-paid' }]);
  await shop.cleanUpAt(start + 60 * day);
  expect(await kinds()).toEqual([{ kind: 'order-for-staff' }]);
});
