import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeBuyer, pricedOrder } from '../helpers/buyer.ts';
import { checkoutOf, createTestShop, payWith, placedOrderId, type TestShop } from '../helpers/shop.ts';
import { shopWithProvider, tellShop, type CardProvider } from './helpers/card-provider.ts';

const body = { paymentGateway: 'stripe', paymentMethod: 'card' };
const day = 24 * 60 * 60 * 1000;
let now = Date.UTC(2030, 3, 15);
const shop = await createTestShop({ now: () => new Date(now) });
afterAll(() => shop.close());

async function tokenOf(orderId: string, at = shop): Promise<string> {
  const answer = await at.post(`/api/order/${orderId}/create-guest-payment`, body);
  return answer.json<{ statusToken: string }>().statusToken;
}

const ask = async (token: string, at = shop) => (await at.get(`/api/order/status/${token}`)).json<object>();

/** The token that an address leads back with. */
const tokenIn = (address: string): string => new URL(address).searchParams.get('voice-order-status') ?? '';

describe('the token of a payment', () => {
  it('returns unpaid, and after the payment what the page may be told once', async () => {
    const orderId = await placedOrderId(shop);
    const token = await tokenOf(orderId);
    expect(await ask(token)).toEqual({ orderId, status: 'unpaid' });
    await payWith(shop, (await checkoutOf(shop, orderId)).path);
    const paid = await ask(token);
    expect(paid).toEqual({ orderId, status: 'paid', paidToken: expect.any(String) });
    const paidTokens = [paid, await ask(token)].map((one) => new Map(Object.entries(one)).get('paidToken'));
    const told = paidTokens.map(async (one) => (await shop.get(`/api/order/paid/${String(one)}`)).statusCode);
    expect((await Promise.all(told)).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('is valid for nothing else, and no other token for it', async () => {
    const orderId = await placedOrderId(shop);
    const token = await tokenOf(orderId);
    await payWith(shop, (await checkoutOf(shop, orderId)).path);
    expect((await shop.get(`/api/order/paid/${token}`)).statusCode).toBe(404);
    const { paidToken = '' } = { ...(await ask(token)) } as { paidToken?: string };
    for (const wrong of [paidToken, orderId, 'x']) {
      expect((await shop.get(`/api/order/status/${wrong}`)).statusCode).toBe(404);
    }
  });

  it('is over after 30 days', async () => {
    const start = now;
    const token = await tokenOf(await placedOrderId(shop));
    now = start + 31 * day;
    expect((await shop.get(`/api/order/status/${token}`)).statusCode).toBe(404);
    now = start;
  });

  it('is also part of a logged-in buyer’s payment', async () => {
    const buyer = await completeBuyer(shop);
    const order = await shop.post('/api/order', await pricedOrder(shop, buyer), buyer.headers);
    const { id } = order.json<{ id: string }>();
    const payment = await shop.post(`/api/order/${id}/create-payment`, body, buyer.headers);
    expect(await ask(payment.json<{ statusToken: string }>().statusToken)).toEqual({ orderId: id, status: 'unpaid' });
  });

  it('is in every address that leads back to the form without paying, and not in the one after paying', async () => {
    const orderId = await placedOrderId(shop);
    const { path } = await checkoutOf(shop, orderId, { referer: `${shop.config.publicUrl}/?service=voip` });
    const back = String((await shop.get(`${path}/cancel`)).headers.location);
    expect(back.startsWith(`${shop.config.publicUrl}/?service=voip&voice-order-status=`)).toBe(true);
    expect(await ask(tokenIn(back))).toEqual({ orderId, status: 'unpaid' });
    const thanks = await shop.get(String((await payWith(shop, path)).headers.location));
    expect(thanks.body).toContain('voice-order-paid=');
    expect(thanks.body).not.toContain('voice-order-status=');
  });

  it('is not in the way back to the account', async () => {
    const { path } = await checkoutOf(shop, await placedOrderId(shop), { referer: `${shop.config.publicUrl}/account` });
    expect((await shop.get(`${path}/cancel`)).headers.location).toBe(`${shop.config.publicUrl}/account`);
  });
});

describe('at a card provider', () => {
  let there: TestShop;
  let provider: CardProvider;
  beforeAll(async () => ({ shop: there, provider } = await shopWithProvider()));
  afterEach(() => provider.reset());
  afterAll(() => there.close());

  it('a payment that the shop does not know about yet, or that a bank is processing, is being confirmed', async () => {
    const orderId = await placedOrderId(there);
    const token = await tokenOf(orderId, there);
    provider.state = 'paid';
    expect(await ask(token, there)).toEqual({ orderId, status: 'confirming' });
    provider.state = 'open';
    const [payment] = await there.rows(`SELECT session_id FROM payments WHERE order_id = '${orderId}'`);
    const id = String(payment?.['session_id']);
    await tellShop(there, { id, payment_status: 'unpaid' });
    expect(await ask(token, there)).toEqual({ orderId, status: 'confirming' });
    await tellShop(there, { id }, 'async_payment_succeeded');
    expect(await ask(token, there)).toMatchObject({ orderId, status: 'paid' });
  });

  it('a payment that failed in the end does not count', async () => {
    const orderId = await placedOrderId(there);
    const token = await tokenOf(orderId, there);
    const [payment] = await there.rows(`SELECT session_id FROM payments WHERE order_id = '${orderId}'`);
    const id = String(payment?.['session_id']);
    await tellShop(there, { id, payment_status: 'unpaid' });
    await tellShop(there, { id }, 'async_payment_failed');
    expect(await ask(token, there)).toEqual({ orderId, status: 'unpaid' });
  });
});
