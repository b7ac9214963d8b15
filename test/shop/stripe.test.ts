import { Stripe } from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { stripeGateway } from '../../demo/shop/payment/stripe.ts';
import { accepted, outcome } from '../helpers/shop.ts';
import { sendEvent, stripeConfig, tellShop, twoCheckouts } from './helpers/card-provider.ts';
import { fileShop } from './helpers/open-shop.ts';
import { standIn } from './helpers/stand-in.ts';

const config = { ...stripeConfig, publishableKey: 'pk_test_x' };

/** The status of the sessions of the stand-in for Stripe's API. */
let status = 'open';
const { port, calls, close } = await standIn((response, { path }) => {
  const id = `cs_test_${calls.length}`;
  const session = { id, url: `https://checkout.stripe.example/${id}`, status, payment_intent: 'pi_1' };
  const isRefused = path.endsWith('/expire') && status !== 'open';
  const error = { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } };
  response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isRefused ? error : session));
});
afterAll(close);

const stripe = new Stripe(config.secretKey, { host: 'localhost', port, protocol: 'http', maxNetworkRetries: 0 });
const gateway = stripeGateway({ publicUrl: 'https://shop.example' }, config, stripe);
const shop = await fileShop({ gateway, config: { payment: config } });

/** The fields that were last sent to a path, and the idempotency key. */
function lastForm(path: string): Record<string, unknown> {
  const { body, headers } = calls.findLast((call) => call.path === path) ?? {};
  return { ...Object.fromEntries(new URLSearchParams(body)), key: headers?.['idempotency-key'] };
}

describe('a checkout at Stripe', () => {
  it('is made from the order, in cents', async () => {
    const orderId = await shop.newOrder({ discountCodeOrId: 'TENOFF' });
    const { url } = await shop.checkoutOf(orderId, { referer: 'https://partner.example/page' });
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//u);
    expect(lastForm('/v1/coupons')).toMatchObject({
      amount_off: '1000',
      currency: 'cad',
      name: 'TENOFF',
    });
    const form = lastForm('/v1/checkout/sessions');
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
    const { token, total } = await shop.orderRow(orderId);
    expect(form['success_url']).toBe(`https://shop.example/thank-you/${String(token)}`);
    expect(total).toBe(12_900 - 1_000 + 1_547);
    const [payment] = await shop.rows(`SELECT id FROM payments WHERE order_id = '${orderId}'`);
    expect(form['payment_intent_data[metadata][paymentId]']).toBe(payment?.['id']);
    // A repeated call opens only one.
    expect(calls.slice(-2).map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([
      ['/v1/coupons', `${String(payment?.['id'])}-coupon`],
      ['/v1/checkout/sessions', payment?.['id']],
    ]);
  });

  it.each([
    ['en', 'en'],
    ['fr', 'fr-CA'],
    ['es', 'es-419'],
  ])('of an order in %s is shown in %s', async (language, locale) => {
    await shop.checkoutOf(await shop.newOrder({}, { 'accept-language': language }));
    expect(lastForm('/v1/checkout/sessions')['locale']).toBe(locale);
  });

  it.each([
    ['bea@example.com', 'bea@example.com'],
    ['bea@münchen', undefined],
  ])('names the email of an account, unless Stripe may refuse it: %s', async (email, named) => {
    const buyer = await shop.completeBuyer();
    const orderId = await buyer.newOrder();
    await shop.rows(`UPDATE orders SET email = '${email}' WHERE id = '${orderId}'`);
    accepted(await buyer.askToPay(orderId), 200);
    expect(lastForm('/v1/checkout/sessions')['customer_email']).toBe(named);
  });

  it('that is paid already is not requested again, and replaces no other', async () => {
    const orderId = await shop.newOrder();
    await shop.checkoutOf(orderId, { referer: 'https://partner.example/a' });
    status = 'complete';
    const answer = await shop.askToPay(orderId, { referer: 'https://partner.example/b' });
    status = 'open';
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'payment-confirming' }]);
  });

  it('that has expired at Stripe makes room for another', async () => {
    const orderId = await shop.newOrder();
    const first = await shop.checkoutOf(orderId);
    status = 'expired';
    const second = await shop.checkoutOf(orderId);
    status = 'open';
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  it('that pays a paid order is refunded', async () => {
    const { first, second } = await twoCheckouts(shop);
    for (const id of [second, first]) expect((await tellShop(shop, { id })).statusCode).toBe(200);
    const [{ id } = {}] = await shop.rows(`SELECT id FROM payments WHERE session_id = '${first}'`);
    const refund = { payment_intent: 'pi_1', reason: 'duplicate', key: `${String(id)}-refund` };
    expect(lastForm('/v1/refunds')).toEqual(refund);
  });

  it('is closed when another replaces it', async () => {
    const orderId = await shop.newOrder();
    const first = await shop.checkoutOf(orderId, { referer: 'https://partner.example/a' });
    expect((await shop.checkoutOf(orderId, { referer: 'https://partner.example/a' })).sessionId).toBe(first.sessionId);
    const second = await shop.checkoutOf(orderId, { referer: 'https://partner.example/b' });
    expect(second.sessionId).not.toBe(first.sessionId);
    expect(calls.some(({ path }) => path === `/v1/checkout/sessions/${first.sessionId}/expire`)).toBe(true);
  });

  it('returns the publishable key, and has no own checkout', async () => {
    const settings = (await shop.get('/api/site-settings')).json<{ stripePublishableKey: string }>();
    expect(settings.stripePublishableKey).toBe('pk_test_x');
    expect((await shop.get('/checkout/anything')).statusCode).toBe(404);
  });
});

it.each([
  ['another currency', { currency: 'usd' }, 422, 'awaiting-payment'],
  ['the order’s amount', {}, 200, 'paid'],
])('the webhook pays an order by %s, or not', async (_name, change, answered, status) => {
  const orderId = await shop.newOrder();
  const { sessionId } = await shop.checkoutOf(orderId);
  expect((await tellShop(shop, { id: sessionId, ...change })).statusCode).toBe(answered);
  expect(await shop.orderRow(orderId)).toMatchObject({ status });
});

it('the webhook leaves sessions of others and other events alone', async () => {
  expect((await tellShop(shop, { id: 'cs_other', amount_total: 1 })).statusCode).toBe(200);
  expect((await sendEvent(shop, 'charge.updated', { object: 'charge' })).statusCode).toBe(200);
});

it('the webhook refuses what Stripe did not sign', async () => {
  const forged = sendEvent(shop, 'checkout.session.completed', { id: 'x' }, 'whsec_other');
  expect(await outcome(forged)).toMatchObject([422, { code: 'event-forged' }]);
  expect((await shop.post('/webhooks/stripe', {})).statusCode).toBe(422);
});
