import { createServer } from 'node:http';
import { Stripe } from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import type { StripeConfig } from '../../demo/shop/config.ts';
import { stripeGateway } from '../../demo/shop/payment/stripe.ts';
import { askToPayAs, buyerOrderId, completeBuyer } from '../helpers/buyer.ts';
import { listen } from '../helpers/port-of.ts';
import { askToPay, checkoutOf, orderRow, placedOrderId } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const config: StripeConfig = {
  kind: 'stripe',
  secretKey: 'sk_test_x',
  webhookSecret: 'whsec_test',
  publishableKey: 'pk_test_x',
};

/** Calls to the stand-in for Stripe's API, as path, form and idempotency key. */
const calls: [path: string, form: URLSearchParams, key: string | undefined][] = [];
/** The status of its sessions. */
let status = 'open';

/** A stand-in for the Stripe API calls that the shop makes. */
const api = createServer((request, response) => {
  let form = '';
  request.on('data', (chunk: Buffer) => (form += chunk.toString()));
  request.on('end', () => {
    const path = request.url ?? '';
    calls.push([path, new URLSearchParams(form), request.headers['idempotency-key']?.toString()]);
    const id = `cs_test_${calls.length}`;
    const session = { id, url: `https://checkout.stripe.example/${id}`, status, payment_intent: 'pi_1' };
    const isRefused = path.endsWith('/expire') && status !== 'open';
    const error = { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } };
    response.setHeader('content-type', 'application/json');
    response.statusCode = isRefused ? 400 : 200;
    response.end(JSON.stringify(isRefused ? error : session));
  });
});
afterAll(() => api.close());

const stripe = new Stripe(config.secretKey, {
  host: '127.0.0.1',
  port: await listen(api),
  protocol: 'http',
  maxNetworkRetries: 0,
});
const gateway = stripeGateway({ publicUrl: 'https://shop.example' }, config, stripe);
const shop = await fileShop({ gateway, config: { payment: config } });

const lastForm = (path: string): URLSearchParams => {
  const call = calls.findLast(([called]) => called === path);
  if (call === undefined) throw new Error(`${path} was not called.`);
  return call[1];
};

function signed(event: unknown, secret = config.webhookSecret) {
  const payload = JSON.stringify(event);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { 'content-type': 'application/json', 'stripe-signature': header };
  return shop.app.inject({ method: 'POST', url: '/webhooks/stripe', payload, headers });
}

const completed = (session: Record<string, unknown>) => ({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { object: 'checkout.session', payment_status: 'paid', currency: 'cad', ...session } },
});

describe('a checkout at Stripe', () => {
  it('is made from the order, in cents', async () => {
    const orderId = await placedOrderId(shop, { discountCodeOrId: 'TENOFF' });
    const { url } = await checkoutOf(shop, orderId, { referer: 'https://partner.example/page' });
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//u);
    expect(Object.fromEntries(lastForm('/v1/coupons'))).toMatchObject({
      amount_off: '1000',
      currency: 'cad',
      name: 'TENOFF',
    });
    const form = Object.fromEntries(lastForm('/v1/checkout/sessions'));
    expect(form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '12900',
      'line_items[0][price_data][currency]': 'cad',
      'line_items[0][quantity]': '1',
      'line_items[1][price_data][product_data][name]': 'HST (13%)',
      'line_items[1][price_data][unit_amount]': '1547',
      'discounts[0][coupon]': expect.stringMatching(/^cs_test_/u),
      client_reference_id: orderId,
      cancel_url: expect.stringContaining('https://partner.example/page?voice-order-status='),
    });
    // Anybody who knows the order's id can open its checkout, where Stripe would show the email.
    expect(form['customer_email']).toBeUndefined();
    const { token, total } = await orderRow(shop, orderId);
    expect(form['success_url']).toBe(`https://shop.example/thank-you/${String(token)}`);
    expect(total).toBe(12_900 - 1_000 + 1_547);
    const [payment] = await shop.rows(`SELECT id FROM payments WHERE order_id = '${orderId}'`);
    expect(form['payment_intent_data[metadata][paymentId]']).toBe(payment?.['id']);
    // A repeated call opens only one.
    expect(calls.slice(-2).map(([path, , key]) => [path, key])).toEqual([
      ['/v1/coupons', `${String(payment?.['id'])}-coupon`],
      ['/v1/checkout/sessions', payment?.['id']],
    ]);
  });

  it.each([
    ['en', 'en'],
    ['fr', 'fr-CA'],
    ['es', 'es-419'],
  ])('of an order in %s is shown in %s', async (language, locale) => {
    await checkoutOf(shop, await placedOrderId(shop, {}, { 'accept-language': language }));
    expect(lastForm('/v1/checkout/sessions').get('locale')).toBe(locale);
  });

  it('names the email of an account, unless Stripe may refuse it', async () => {
    const buyer = await completeBuyer(shop);
    const emailFor = async (email: string) => {
      const orderId = await buyerOrderId(shop, buyer);
      await shop.rows(`UPDATE orders SET email = '${email}' WHERE id = '${orderId}'`);
      await askToPayAs(shop, buyer, orderId);
      return lastForm('/v1/checkout/sessions').get('customer_email');
    };
    expect(await emailFor('bea@example.com')).toBe('bea@example.com');
    expect(await emailFor('bea@münchen')).toBeNull();
  });

  it('that is paid already is not requested again, and replaces no other', async () => {
    const orderId = await placedOrderId(shop);
    await checkoutOf(shop, orderId, { referer: 'https://partner.example/a' });
    status = 'complete';
    const answer = await askToPay(shop, orderId, { referer: 'https://partner.example/b' });
    status = 'open';
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'payment-confirming' }]);
  });

  it('that has expired at Stripe makes room for another', async () => {
    const orderId = await placedOrderId(shop);
    const first = await checkoutOf(shop, orderId);
    status = 'expired';
    const second = await checkoutOf(shop, orderId);
    status = 'open';
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  it('that pays a paid order is refunded', async () => {
    const orderId = await placedOrderId(shop);
    const first = await checkoutOf(shop, orderId, { referer: 'https://partner.example/a' });
    const second = await checkoutOf(shop, orderId, { referer: 'https://partner.example/b' });
    for (const { sessionId } of [second, first]) {
      expect((await signed(completed({ id: sessionId, amount_total: 14_577 }))).statusCode).toBe(200);
    }
    const [{ id } = {}] = await shop.rows(`SELECT id FROM payments WHERE session_id = '${first.sessionId}'`);
    const refund = calls.findLast(([path]) => path === '/v1/refunds');
    expect([Object.fromEntries(refund?.[1] ?? []), refund?.[2]]).toEqual([
      { payment_intent: 'pi_1', reason: 'duplicate' },
      `${String(id)}-refund`,
    ]);
  });

  it('is closed when another replaces it', async () => {
    const orderId = await placedOrderId(shop);
    const first = await checkoutOf(shop, orderId, { referer: 'https://partner.example/a' });
    expect((await checkoutOf(shop, orderId, { referer: 'https://partner.example/a' })).sessionId).toBe(first.sessionId);
    const second = await checkoutOf(shop, orderId, { referer: 'https://partner.example/b' });
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(calls.some(([path]) => path === `/v1/checkout/sessions/${first.sessionId}/expire`)).toBe(true);
  });

  it('returns the publishable key, and has no own checkout', async () => {
    const settings = (await shop.get('/api/site-settings')).json<{ stripePublishableKey: string }>();
    expect(settings.stripePublishableKey).toBe('pk_test_x');
    expect((await shop.get('/checkout/anything')).statusCode).toBe(404);
  });
});

it.each([
  ['another currency', { amount_total: 14_577, currency: 'usd' }, 422],
  ['the order’s amount', { amount_total: 14_577 }, 200],
])('the webhook pays an order by %s, or not', async (_name, change, answered) => {
  const orderId = await placedOrderId(shop);
  const { sessionId } = await checkoutOf(shop, orderId);
  expect((await signed(completed({ id: sessionId, ...change }))).statusCode).toBe(answered);
  expect(await orderRow(shop, orderId)).toMatchObject({ status: answered === 200 ? 'paid' : 'awaiting-payment' });
});

it('the webhook leaves sessions of others and other events alone', async () => {
  expect((await signed(completed({ id: 'cs_other', amount_total: 1 }))).statusCode).toBe(200);
  expect((await signed({ ...completed({ id: 'cs_other' }), type: 'charge.updated' })).statusCode).toBe(200);
});

it('the webhook refuses what Stripe did not sign', async () => {
  const answer = await signed(completed({ id: 'x' }), 'whsec_other');
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'event-forged' }]);
  expect((await shop.post('/webhooks/stripe', {})).statusCode).toBe(422);
});
