import { beforeEach, describe, expect, it } from 'vitest';
import { paymentRepository } from '../../demo/shop/repositories/payments.ts';
import { refundOrder } from '../../demo/shop/payment/refund-order.ts';
import { repositoriesOf } from '../../demo/shop/repositories/repositories.ts';
import { sendEvent, shopWithProvider, tellShop, twoCheckouts } from './helpers/card-provider.ts';

const { shop, provider, logged } = await shopWithProvider({ start: Date.UTC(2030, 3, 15) });
beforeEach(provider.reset);

const payments = (orderId: string) =>
  shop.rows(
    `SELECT session_id, status FROM payments WHERE order_id = '${orderId}' ORDER BY created_at, session_id NULLS FIRST`,
  );
const statusOf = async (orderId: string) => (await shop.orderRow(orderId))['status'];

it('an order has one checkout even after the provider failed, and after a shop died during the call', async () => {
  const orderId = await shop.newOrder();
  provider.failure = new Error('Sorry.');
  expect((await shop.askToPay(orderId)).statusCode).toBeGreaterThanOrEqual(500);
  provider.failure = null;
  const claim = { id: 'dead', orderId, gateway: 'stripe', returnUrl: 'https://shop.example/' } as const;
  const times = { createdAt: shop.now(), expiresAt: new Date(shop.clock.now + 60_000) };
  await paymentRepository(shop.database.db).claim({ ...claim, ...times });
  shop.clock.now += 60_000;
  expect((await shop.askToPay(orderId)).statusCode).toBe(200);
  expect(await payments(orderId)).toMatchObject([{ status: 'closed' }, { status: 'closed' }, { status: 'open' }]);
});

it('what the provider says of a failure is for the log only', async () => {
  const orderId = await shop.newOrder();
  provider.failure = Object.assign(new Error('Invalid API Key provided: sk_test_***x'), { statusCode: 401 });
  const answer = await shop.askToPay(orderId);
  expect(answer.statusCode).toBe(502);
  expect(answer.body).not.toContain('sk_test');
  expect(logged()).toContain('Invalid API Key provided: sk_test_***x');
});

/** A checkout whose bank has not confirmed the payment for days. */
async function atBank() {
  const orderId = await shop.newOrder();
  const { sessionId } = await shop.checkoutOf(orderId);
  await tellShop(shop, { id: sessionId, payment_status: 'unpaid' });
  shop.clock.now += 3 * 86_400_000;
  return { orderId, sessionId };
}

const confirming = { code: 'payment-confirming' };

it('while a payment is being confirmed nobody is asked to pay again', async () => {
  const orderId = await shop.newOrder();
  await shop.askToPay(orderId);
  provider.state = 'paid';
  for (const answer of [
    await shop.askToPay(orderId),
    await shop.askToPay(orderId, { referer: 'https://partner.example/other' }),
  ]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([409, confirming]);
  }
  expect(provider.keys).toHaveLength(1);
});

it('while a bank takes days to confirm, nobody is asked to pay again; when that fails, another card can pay', async () => {
  const { orderId, sessionId } = await atBank();
  expect((await shop.askToPay(orderId)).json()).toMatchObject(confirming);
  expect(await statusOf(orderId)).toBe('awaiting-payment');
  await tellShop(shop, { id: sessionId }, 'async_payment_failed');
  expect((await shop.checkoutOf(orderId)).sessionId).not.toBe(sessionId);
});

it('a bank’s yes days later pays the order', async () => {
  const { orderId, sessionId } = await atBank();
  await tellShop(shop, { id: sessionId }, 'async_payment_succeeded');
  expect(await statusOf(orderId)).toBe('paid');
});

describe('when an order is paid', () => {
  it('its other checkouts are closed', async () => {
    const { orderId, first, second } = await twoCheckouts(shop);
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
    const { orderId, first, second } = await twoCheckouts(shop);
    await shop.rows(`UPDATE payments SET status = 'closed' WHERE session_id = '${second}'`);
    provider.meanwhile = () => tellShop(shop, { id: first });
    expect((await shop.askToPay(orderId)).json()).toMatchObject({ code: 'order-paid' });
    expect(provider.keys).toHaveLength(3);
    expect(provider.closed).toHaveLength(2);
    expect(await payments(orderId)).not.toContainEqual(expect.objectContaining({ status: 'open' }));
  });

  it('and paid again by another checkout, the second payment is refunded once, and staff is warned', async () => {
    const { orderId, first, second } = await twoCheckouts(shop);
    await tellShop(shop, { id: second });
    const told = [await tellShop(shop, { id: first }), await tellShop(shop, { id: first })];
    expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [{ id } = {}] = await shop.rows(`SELECT id FROM payments WHERE session_id = '${first}'`);
    expect(provider.refunds).toEqual([[first, `${String(id)}-refund`]]);
    expect(await payments(orderId)).toMatchObject([{ status: 'refunded' }, { status: 'paid' }]);
    expect(logged()).toMatch(/"level":50.*"msg":"paid twice: the second payment was refunded"/u);
  });

  it('twice without a refund, staff is warned and Stripe repeats the event', async () => {
    const { orderId, first, second } = await twoCheckouts(shop);
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
    const orderId = await shop.newOrder();
    const { sessionId } = await shop.checkoutOf(orderId);
    expect((await tellShop(shop, { id: sessionId, amount_total: 1 })).statusCode).toBe(422);
    expect(logged()).toMatch(/"level":50.*"msg":"another amount was paid than the order’s"/u);
  });

  it('by a discount of the full amount, it is paid', async () => {
    const orderId = await shop.newOrder();
    const { sessionId } = await shop.checkoutOf(orderId);
    await shop.rows(`UPDATE orders SET total = 0 WHERE id = '${orderId}'`);
    await tellShop(shop, { id: sessionId, amount_total: 0, payment_status: 'no_payment_required' });
    expect(await statusOf(orderId)).toBe('paid');
  });
});

/** Tells the shop, as Stripe does, that a charge was refunded. */
const tellRefund = (paymentId: string | undefined, charge: Record<string, unknown> = {}) =>
  sendEvent(shop, 'charge.refunded', { object: 'charge', refunded: true, metadata: { paymentId }, ...charge });

const refundedAt = async (id: string) => (await shop.orderRow(id))['refunded_at'];

async function webhooksOf(id: string): Promise<readonly unknown[]> {
  const sql = `SELECT kind FROM outbox WHERE order_id = '${id}' AND kind LIKE 'webhook%' ORDER BY kind`;
  return (await shop.rows(sql)).map(({ kind }) => kind);
}

async function paidAtProvider(referralCode: string | null = 'acme'): Promise<string> {
  const id = await shop.newOrder({ referralCode });
  const { sessionId } = await shop.checkoutOf(id);
  expect((await tellShop(shop, { id: sessionId })).statusCode).toBe(200);
  return id;
}

it('a refund at the card provider is noted if it is of the whole payment, and owed to the partner once', async () => {
  const id = await paidAtProvider();
  const [paymentId] = provider.keys;
  await tellRefund(paymentId, { refunded: false });
  expect(await refundedAt(id)).toBeNull();
  expect((await tellRefund(paymentId)).statusCode).toBe(200);
  expect(await refundedAt(id)).toEqual(shop.now());
  shop.clock.now += 1;
  await tellRefund(paymentId);
  expect(await refundedAt(id)).toEqual(new Date(shop.clock.now - 1));
  expect(await webhooksOf(id)).toEqual(['webhook-paid', 'webhook-refunded']);
});

it('a refund of an order without a partner is sent to nobody', async () => {
  const id = await paidAtProvider(null);
  await tellRefund(provider.keys[0]);
  expect(await refundedAt(id)).toEqual(shop.now());
  expect(await webhooksOf(id)).toEqual([]);
});

it('a refund at the card provider leaves the order alone if the payment was a surplus one, or somebody else’s', async () => {
  const { orderId: id, first, second } = await twoCheckouts(shop);
  for (const session of [second, first]) await tellShop(shop, { id: session });
  expect(provider.refunds).toHaveLength(1);
  await tellRefund(provider.keys[0]);
  await tellRefund(undefined);
  expect(await refundedAt(id)).toBeNull();
  await tellRefund(provider.keys[1]);
  expect(await refundedAt(id)).toEqual(shop.now());
});

it('a refund by the shop’s own people returns the money and is noted; one that failed can be tried again', async () => {
  const id = await paidAtProvider();
  const [key] = provider.keys;
  const { refunds } = repositoriesOf(shop.database.db);
  const refund = (number: number) => refundOrder({ gateway: provider, refunds, now: shop.now }, number);
  const numberOf = async (orderId: string) => Number((await shop.orderRow(orderId))['number']);
  const number = await numberOf(id);
  provider.failure = new Error('down');
  await expect(refund(number)).rejects.toThrow('down');
  expect(await refundedAt(id)).toBeNull();
  provider.failure = null;
  expect(await refund(number)).toBe(true);
  expect(provider.refunds.map(([, refundKey]) => refundKey)).toEqual([`${key}-order-refund`]);
  expect(await refundedAt(id)).toEqual(shop.now());
  expect(await refund(await numberOf(await shop.newOrder()))).toBe(false);
});
