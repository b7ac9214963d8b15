import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { refundOrder } from '../../demo/shop/payment/refund-order.ts';
import { settle } from '../../demo/shop/payment/settle.ts';
import { endOrders } from '../../demo/shop/repositories/leftovers.ts';
import { repositoriesOf } from '../../demo/shop/repositories/repositories.ts';
import { createShop } from '../../demo/shop/shop.ts';
import { type Changes, outcome } from '../helpers/shop.ts';
import { shopWithProvider, tellShop } from './helpers/card-provider.ts';
import { ownShop } from './helpers/open-shop.ts';
import { startReceiver } from './helpers/stand-in.ts';

const day = 86_400_000;
const start = Date.UTC(2030, 3, 15, 12);
const { shop, provider } = await shopWithProvider({ start, config: { staffEmail: 'staff@example.com' } });
const { database } = shop;
const { partners, orderHistory } = repositoriesOf(database.db);
/** What the shop is made of, from outside. */
const parts = await createShop(shop.config, database, { log: shop.app.log, gateway: provider });
await parts.outbox.stop();
beforeEach(provider.reset);

const placeTest = (changes: Changes = {}): Promise<string> =>
  shop.newOrder({ referralCode: 'acme', test: true, ...changes });

const mailsOf = async (id: string) =>
  (await shop.rows(`SELECT kind FROM outbox WHERE order_id = '${id}'`)).map((row) => row['kind']);

/** Places a test order and pays it with a test card. */
const paidTest = (changes: Changes = {}) => shop.paidOrder({ referralCode: 'acme', test: true, ...changes });

describe('a test order', () => {
  it('is paid at the shop’s own checkout, and the card provider is not called', async () => {
    const id = await placeTest();
    const { path, url } = await shop.checkoutOf(id);
    expect(url).toContain('/checkout/cs_test_');
    const { body } = await shop.get(path);
    expect(body).toContain('This is a test order: nobody is charged');
    expect(body).not.toContain('recordings will be sent');
    expect((await shop.pay(path)).statusCode).toBe(303);
    expect(provider.keys).toEqual([]);
    expect(await shop.orderRow(id)).toMatchObject({ is_test: true, status: 'paid' });
  });

  it('is marked on its page, and sends no email to the studio or the buyer', async () => {
    const { id, thanks } = await paidTest();
    const { body } = await shop.get(thanks);
    expect(body).toContain('This is a test order');
    expect(body).not.toMatch(/What happens next|business days/u);
    expect(await mailsOf(id)).toEqual(['webhook-paid']);
    const token = (await shop.wayBackOf(thanks)).searchParams.get('voice-order-paid');
    expect((await shop.get(`/api/order/paid/${token}`)).json()).toMatchObject({ test: true });
  });

  it('is marked in its partner’s report', async () => {
    shop.clock.now = start + 40 * day;
    const secret = await partners.createReportSecret('acme');
    const { id } = await paidTest();
    const unpaid = await placeTest();
    const url = '/partner/acme/orders.csv?from=2030-05-24&to=2030-05-26';
    const { body } = await shop.get(url, { authorization: `Bearer ${secret}` });
    for (const order of [id, unpaid]) expect(body).toContain(`${order},,test,`);
  });

  it('has its own type in the partner’s webhook', async () => {
    const receiver = await startReceiver();
    await partners.setWebhook('acme', new URL(receiver.url));
    const { id } = await paidTest();
    await expect
      .poll(() => receiver.calls.map(({ body }): unknown => JSON.parse(body)))
      .toMatchObject([{ type: 'order.test', data: { orderId: id } }]);
    receiver.close();
  });

  it('of a guest is in no account’s list, and is deleted with the account that placed it', async () => {
    const { userId, email } = await shop.newBuyer();
    const owner = { id: userId, email };
    const guests = await placeTest({ email });
    const real = await shop.newOrder({ email });
    const { id: own } = await paidTest({ email });
    await shop.rows(`UPDATE orders SET user_id = '${userId}' WHERE id IN ('${own}', '${real}')`);
    const listed = (await orderHistory.of(owner, shop.now())).map(({ id }) => id);
    expect(listed.toSorted()).toEqual([own, real].toSorted());
    await endOrders(database.db, userId);
    expect([await shop.orderRow(own), await shop.orderRow(guests)]).toEqual([
      {},
      expect.objectContaining({ id: guests }),
    ]);
  });

  it('is refused if a network has placed 30 within an hour', async () => {
    const busy = await ownShop({ config: { postsPerMinute: 200 } });
    for (let placed = 0; placed < 30; placed += 1) await busy.newOrder({ test: true });
    expect((await busy.placeOrder({ test: true })).statusCode).toBe(429);
    expect((await busy.placeOrder()).statusCode).toBe(201);
  });

  it('can’t be refunded', async () => {
    const { id } = await paidTest();
    expect(await refundOrder(parts, Number((await shop.orderRow(id))['number']))).toBe(false);
  });

  it('is deleted after two months, paid or not', async () => {
    const { id } = await paidTest();
    await shop.cleanUpAt(start + 59 * day);
    expect(await shop.orderRow(id)).toMatchObject({ id });
    await shop.cleanUpAt(start + 60 * day);
    expect(await shop.orderRow(id)).toEqual({});
  });
});

it('a real order is never paid at the checkout of tests, whatever leads there', async () => {
  const id = await shop.newOrder();
  const { sessionId } = await shop.checkoutOf(id);
  expect((await shop.get(`/checkout/${sessionId}`)).statusCode).toBe(404);
  expect((await shop.pay(`/checkout/${sessionId}`)).statusCode).toBe(404);
  expect(await shop.orderRow(id)).toMatchObject({ is_test: false, status: 'awaiting-payment' });
});

it('a real order is not paid by a payment of the shop’s own checkout from before there was a card provider', async () => {
  const id = await shop.newOrder();
  const { sessionId } = await shop.checkoutOf(id);
  await shop.rows(`UPDATE payments SET gateway = 'embedded' WHERE session_id = '${sessionId}'`);
  expect((await shop.pay(`/checkout/${sessionId}`)).statusCode).toBe(404);
});

it('a real order is not settled by a test payment, nor a test order by a real one', async () => {
  for (const [changes, gateway] of [
    [{}, 'test'],
    [{ test: true }, 'stripe'],
  ] as const) {
    const id = await shop.newOrder(changes);
    const { sessionId } = await shop.checkoutOf(id);
    const [payment, order] = [await parts.payments.find(sessionId), await parts.orders.find(id)];
    if (payment === null || order === null) throw new Error('Nothing was stored.');
    await expect(settle(parts, { order, payment: { ...payment, gateway } })).rejects.toThrow('test payment');
    expect(await shop.orderRow(id)).toMatchObject({ status: 'awaiting-payment' });
  }
});

it('a real order is another order than a test with the same key, and replaces none', async () => {
  const place = (changes: Changes, key: string) => shop.placeOrder(changes, { 'idempotency-key': key });
  const [testKey, realKey] = [randomUUID(), randomUUID()];
  const testId = (await place({ test: true }, testKey)).json<{ id: string }>().id;
  await shop.payFor(testId);
  expect(await outcome(place({}, testKey))).toMatchObject([422, { code: 'key-taken' }]);
  const { id } = (await place({ replaces: testKey }, realKey)).json<{ id: string }>();
  const { sessionId } = await shop.checkoutOf(id);
  await place({ test: true, replaces: realKey }, randomUUID());
  expect(await shop.orderRow(id)).toMatchObject({ discarded_at: null });
  expect(provider.closed).toEqual([]);
  expect((await tellShop(shop, { id: sessionId })).statusCode).toBe(200);
  expect(await shop.orderRow(id)).toMatchObject({ is_test: false, status: 'paid' });
});
