import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentRepository } from '../../demo/shop/repositories/payments.ts';
import { askToPay, checkoutOf, orderRow, placedOrderId } from '../helpers/shop.ts';
import { shopWithProvider, tellShop, sendEvent } from './helpers/card-provider.ts';
import { refundOrder } from '../../demo/shop/payment/refund-order.ts';
import { repositoriesOf } from '../../demo/shop/repositories/repositories.ts';

const start = Date.UTC(2030, 3, 15);
let now = start;
const { shop, provider, logged } = await shopWithProvider({ now: () => new Date(now) });
beforeEach(() => {
  now = start;
  provider.reset();
});
afterAll(() => shop.close());

const ask = (orderId: string, headers: Record<string, string> = {}) => askToPay(shop, orderId, headers);
const payments = (orderId: string) =>
  shop.rows(
    `SELECT session_id, status FROM payments WHERE order_id = '${orderId}' ORDER BY created_at, session_id NULLS FIRST`,
  );
const statusOf = async (orderId: string) => (await orderRow(shop, orderId))['status'];

/** A checkout in whose place a buyer got another one, as it led back to another page; both could be paid at once. */
async function twoCheckouts() {
  const orderId = await placedOrderId(shop);
  const first = await checkoutOf(shop, orderId, { referer: 'https://partner.example/a' });
  const second = await checkoutOf(shop, orderId, { referer: 'https://partner.example/b' });
  return { orderId, first: first.sessionId, second: second.sessionId };
}

it('an order has one checkout even after the provider failed, and after a shop died during the call', async () => {
  const orderId = await placedOrderId(shop);
  provider.failure = new Error('Sorry.');
  expect((await ask(orderId)).statusCode).toBeGreaterThanOrEqual(500);
  provider.failure = null;
  const claim = { id: 'dead', orderId, gateway: 'stripe', returnUrl: 'https://shop.example/' } as const;
  const times = { createdAt: new Date(now), expiresAt: new Date(now + 60_000) };
  await paymentRepository(shop.database.db).claim({ ...claim, ...times });
  now += 60_000;
  expect((await ask(orderId)).statusCode).toBe(200);
  expect(await payments(orderId)).toMatchObject([{ status: 'closed' }, { status: 'closed' }, { status: 'open' }]);
});

it('what the provider says of a failure is for the log only', async () => {
  const orderId = await placedOrderId(shop);
  provider.failure = Object.assign(new Error('Invalid API Key provided: sk_test_***x'), { statusCode: 401 });
  const answer = await ask(orderId);
  expect(answer.statusCode).toBe(502);
  expect(answer.body).not.toContain('sk_test');
  expect(logged()).toContain('Invalid API Key provided: sk_test_***x');
});

const confirming = { code: 'payment-confirming' };

it('while a payment is being confirmed nobody is asked to pay again', async () => {
  const orderId = await placedOrderId(shop);
  await ask(orderId);
  provider.state = 'paid';
  for (const answer of [await ask(orderId), await ask(orderId, { referer: 'https://partner.example/other' })]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([409, confirming]);
  }
  expect(provider.keys).toHaveLength(1);
});

it('while a bank takes days to confirm, nobody is asked to pay again; when that fails, another card can pay', async () => {
  const orderId = await placedOrderId(shop);
  const { sessionId } = await checkoutOf(shop, orderId);
  await tellShop(shop, { id: sessionId, payment_status: 'unpaid' });
  now += 3 * 86_400_000;
  expect((await ask(orderId)).json()).toMatchObject(confirming);
  expect(await statusOf(orderId)).toBe('awaiting-payment');
  await tellShop(shop, { id: sessionId }, 'async_payment_failed');
  expect((await checkoutOf(shop, orderId)).sessionId).not.toBe(sessionId);
});

it('a bank’s yes days later pays the order', async () => {
  const orderId = await placedOrderId(shop);
  const { sessionId } = await checkoutOf(shop, orderId);
  await tellShop(shop, { id: sessionId, payment_status: 'unpaid' });
  now += 3 * 86_400_000;
  await tellShop(shop, { id: sessionId }, 'async_payment_succeeded');
  expect(await statusOf(orderId)).toBe('paid');
});

describe('when an order is paid', () => {
  it('its other checkouts are closed', async () => {
    const { orderId, first, second } = await twoCheckouts();
    expect(provider.closed).toEqual([first]);
    expect((await tellShop(shop, { id: first })).statusCode).toBe(200);
    expect(provider.closed).toEqual([first, second]);
    // The provider repeats its events.
    expect((await tellShop(shop, { id: first })).statusCode).toBe(200);
    expect(provider.refunds).toEqual([]);
    expect(await payments(orderId)).toEqual([
      { session_id: first, status: 'paid' },
      { session_id: second, status: 'closed' },
    ]);
  });

  it('while a checkout is being opened, that one is closed and not returned', async () => {
    const { orderId, first, second } = await twoCheckouts();
    await shop.rows(`UPDATE payments SET status = 'closed' WHERE session_id = '${second}'`);
    provider.meanwhile = () => tellShop(shop, { id: first });
    expect((await ask(orderId)).json()).toMatchObject({ code: 'order-paid' });
    expect(provider.keys).toHaveLength(3);
    expect(provider.closed).toHaveLength(2);
    expect(await payments(orderId)).not.toContainEqual(expect.objectContaining({ status: 'open' }));
  });

  it('and paid again by another checkout, the second payment is refunded once, and staff is warned', async () => {
    const { orderId, first, second } = await twoCheckouts();
    await tellShop(shop, { id: second });
    const told = [await tellShop(shop, { id: first }), await tellShop(shop, { id: first })];
    expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [{ id } = {}] = await shop.rows(`SELECT id FROM payments WHERE session_id = '${first}'`);
    expect(provider.refunds).toEqual([[first, `${String(id)}-refund`]]);
    expect(await payments(orderId)).toMatchObject([{ status: 'refunded' }, { status: 'paid' }]);
    expect(logged()).toMatch(/"level":50.*"msg":"paid twice: the second payment was refunded"/u);
  });

  it('twice without a refund, staff is warned and Stripe repeats the event', async () => {
    const { orderId, first, second } = await twoCheckouts();
    await tellShop(shop, { id: second });
    provider.failure = new Error('Insufficient funds.');
    expect((await tellShop(shop, { id: first })).statusCode).toBe(500);
    expect(logged()).toMatch(/"level":50.*"msg":"PAID TWICE and not refunded: refund this session by hand"/u);
    expect(await payments(orderId)).toMatchObject([{ status: 'surplus' }, { status: 'paid' }]);
    provider.failure = null;
    expect((await tellShop(shop, { id: first })).statusCode).toBe(200);
    expect(await payments(orderId)).toMatchObject([{ status: 'refunded' }, { status: 'paid' }]);
  });

  it('with another amount, staff is warned', async () => {
    const orderId = await placedOrderId(shop);
    const { sessionId } = await checkoutOf(shop, orderId);
    expect((await tellShop(shop, { id: sessionId, amount_total: 1 })).statusCode).toBe(422);
    expect(logged()).toMatch(/"level":50.*"msg":"another amount was paid than the order’s"/u);
  });

  it('by a discount of the full amount, it is paid', async () => {
    const orderId = await placedOrderId(shop);
    const { sessionId } = await checkoutOf(shop, orderId);
    await shop.rows(`UPDATE orders SET total = 0 WHERE id = '${orderId}'`);
    await tellShop(shop, { id: sessionId, amount_total: 0, payment_status: 'no_payment_required' });
    expect(await statusOf(orderId)).toBe('paid');
  });
});

/** Tells the shop, as Stripe does, that a charge was refunded. */
const tellRefund = (paymentId: string | undefined, charge: Record<string, unknown> = {}) =>
  sendEvent(shop, 'charge.refunded', { object: 'charge', refunded: true, metadata: { paymentId }, ...charge });

const refundedAt = async (id: string) => (await orderRow(shop, id))['refunded_at'];

async function webhooksOf(id: string): Promise<readonly unknown[]> {
  const sql = `SELECT kind FROM outbox WHERE order_id = '${id}' AND kind LIKE 'webhook%' ORDER BY kind`;
  return (await shop.rows(sql)).map(({ kind }) => kind);
}

async function paidOrder(referralCode: string | null = 'acme'): Promise<string> {
  const id = await placedOrderId(shop, { referralCode });
  const { sessionId } = await checkoutOf(shop, id);
  expect((await tellShop(shop, { id: sessionId })).statusCode).toBe(200);
  return id;
}

it('a refund at the card provider is noted if it is of the whole payment, and owed to the partner once', async () => {
  const id = await paidOrder();
  const [paymentId] = provider.keys;
  await tellRefund(paymentId, { refunded: false });
  expect(await refundedAt(id)).toBeNull();
  expect((await tellRefund(paymentId)).statusCode).toBe(200);
  expect(await refundedAt(id)).toEqual(new Date(now));
  now += 1;
  await tellRefund(paymentId);
  expect(await refundedAt(id)).toEqual(new Date(now - 1));
  expect(await webhooksOf(id)).toEqual(['webhook-paid', 'webhook-refunded']);
});

it('a refund of an order without a partner is sent to nobody', async () => {
  const id = await paidOrder(null);
  await tellRefund(provider.keys[0]);
  expect(await refundedAt(id)).toEqual(new Date(now));
  expect(await webhooksOf(id)).toEqual([]);
});

it('a refund at the card provider leaves the order alone if the payment was a surplus one, or somebody else’s', async () => {
  const id = await placedOrderId(shop);
  const first = await checkoutOf(shop, id, { referer: 'https://partner.example/a' });
  const second = await checkoutOf(shop, id, { referer: 'https://partner.example/b' });
  for (const { sessionId } of [second, first]) await tellShop(shop, { id: sessionId });
  expect(provider.refunds).toHaveLength(1);
  await tellRefund(provider.keys[0]);
  await tellRefund(undefined);
  expect(await refundedAt(id)).toBeNull();
  await tellRefund(provider.keys[1]);
  expect(await refundedAt(id)).toEqual(new Date(now));
});

it('a refund by the shop’s own people returns the money and is noted; one that failed can be tried again', async () => {
  const id = await paidOrder();
  const [key] = provider.keys;
  const { refunds } = repositoriesOf(shop.database.db);
  const refund = (number: number) => refundOrder({ gateway: provider, refunds, now: () => new Date(now) }, number);
  const numberOf = async (orderId: string) => Number((await orderRow(shop, orderId))['number']);
  const number = await numberOf(id);
  provider.failure = new Error('down');
  await expect(refund(number)).rejects.toThrow('down');
  expect(await refundedAt(id)).toBeNull();
  provider.failure = null;
  expect(await refund(number)).toBe(true);
  expect(provider.refunds.map(([, refundKey]) => refundKey)).toEqual([`${key}-order-refund`]);
  expect(await refundedAt(id)).toEqual(new Date(now));
  expect(await refund(await numberOf(await placedOrderId(shop)))).toBe(false);
});
