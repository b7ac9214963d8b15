import { describe, expect, it, test } from 'vitest';
import { cardProblems } from '../../demo/shop/payment/card.ts';
import { returnAddress } from '../../demo/shop/payment/return-url.ts';
import { accepted, message, outcome } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
const day = 86_400_000;
const shop = await fileShop({ start });

const statusOf = async (orderId: string) => (await shop.orderRow(orderId))['status'];

async function openCheckout(headers: Record<string, string> = {}) {
  const orderId = await shop.newOrder();
  return { orderId, ...(await shop.checkoutOf(orderId, headers)) };
}

describe('the embedded checkout', () => {
  it('shows what is paid for and the way back', async () => {
    const { path, url } = await openCheckout({ referer: 'https://partner.example/on-hold?x=1' });
    expect(url.startsWith(shop.config.publicUrl)).toBe(true);
    const { body: page, headers } = await shop.get(path);
    expect(page).toContain('<title>Checkout · $145.77 · ');
    expect(page).toContain('Full refund until recording begins.');
    expect(page).toContain('HST (13%)');
    expect(page).toContain('href="https://partner.example/on-hold?x=1&amp;voice-order-status=');
    expect(page).toContain('Cancel and return to partner.example');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('accepts a card that pays, and leads to the order', async () => {
    const { orderId, path } = await openCheckout();
    const answer = await shop.pay(path);
    expect(await shop.orderRow(orderId)).toMatchObject({ status: 'paid', paid_at: shop.now() });
    const thanks = await shop.get(String(accepted(answer, 303).headers.location));
    expect(thanks.body).toContain('Thank you, Ann');
    expect(thanks.headers['x-robots-tag']).toBe('noindex');
  });

  it('accepts a card from a browser that does not say which site sent the form', async () => {
    const { orderId, path } = await openCheckout();
    accepted(await shop.pay(path, {}, { 'sec-fetch-site': '' }), 303);
    expect(await statusOf(orderId)).toBe('paid');
  });

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['5555 5555 5555 4444', 'accepts test cards only'],
  ])('declines %s', async (number, sentence) => {
    const { orderId, path, sessionId } = await openCheckout();
    const answer = await shop.pay(path, { number });
    expect(answer.statusCode).toBe(402);
    expect(answer.body).toContain(sentence);
    expect(answer.body).not.toContain(`value="${number}"`);
    expect(await statusOf(orderId)).toBe('awaiting-payment');
    const [payment] = await shop.rows(`SELECT declines FROM payments WHERE session_id = '${sessionId}'`);
    expect(payment?.['declines']).toBe(1);
    expect((await shop.pay(path)).statusCode).toBe(303);
  });

  it('says at the fields what is wrong with them', async () => {
    const { orderId, path } = await openCheckout();
    const answer = await shop.pay(path, { number: ' ', expiry: '', cvc: '', name: ' ' });
    expect(answer.statusCode).toBe(422);
    for (const field of ['number', 'expiry', 'cvc', 'name']) expect(answer.body).toContain(`id="${field}-problem"`);
    expect(await statusOf(orderId)).toBe('awaiting-payment');
    const expired = await shop.pay(path, { expiry: '03 / 30' });
    expect([expired.statusCode, expired.body.includes('Enter an expiry date in the future.')]).toEqual([422, true]);
  });

  it('expires after a day, and the order gets another one', async () => {
    const { orderId, path } = await openCheckout();
    shop.clock.now = start + day;
    const late = await shop.pay(path);
    expect([late.statusCode, late.body.includes('This checkout has expired')]).toEqual([410, true]);
    const next = await shop.checkoutOf(orderId);
    expect(next.path).not.toBe(path);
    expect((await shop.pay(next.path)).statusCode).toBe(303);
  });

  it('opens no more for an order whose prices are a week old', async () => {
    const { orderId, path } = await openCheckout();
    shop.clock.now = start + 7 * day;
    expect(await outcome(shop.askToPay(orderId))).toMatchObject([410, { code: 'order-too-old' }]);
    for (const late of [await shop.get(path), await shop.pay(path)]) {
      expect([late.statusCode, late.body.includes('This order can no longer be paid for')]).toEqual([410, true]);
    }
    expect(await statusOf(orderId)).toBe('awaiting-payment');
  });

  it('that is open stays so, though its order is a week old meanwhile', async () => {
    const orderId = await shop.newOrder();
    shop.clock.now = start + 7 * day - 1;
    const { path } = await shop.checkoutOf(orderId);
    shop.clock.now += 60_000;
    expect((await shop.checkoutOf(orderId)).path).toBe(path);
    expect((await shop.pay(path)).statusCode).toBe(303);
  });

  it('stays the same one while it is open', async () => {
    const { orderId, sessionId } = await openCheckout({ origin: 'https://partner.example' });
    const again = await shop.checkoutOf(orderId, { referer: 'https://partner.example/shop' });
    expect(again.sessionId).toBe(sessionId);
    expect((await shop.get(again.path)).body).toContain('href="https://partner.example/shop?voice-order-status=');
  });

  it('cannot be guessed', async () => {
    expect((await shop.get('/checkout/cs_test_nope')).statusCode).toBe(404);
    expect((await shop.get('/thank-you/nope')).statusCode).toBe(404);
    expect((await shop.askToPay('nope')).statusCode).toBe(404);
  });
});

it('shows hostile texts as texts', async () => {
  const hostile = '"><script>alert(1)</script>';
  const orderId = await shop.newOrder({
    firstName: hostile,
    lastName: hostile,
    comments: hostile,
    items: [message(hostile)],
  });
  const { path } = await shop.checkoutOf(orderId, { referer: 'https://partner.example/?"><script>alert(1)</script>' });
  const declined = await shop.pay(path, { number: '4000000000000002', name: hostile, expiry: hostile });
  const paid = await shop.pay(path);
  const thanks = await shop.get(String(paid.headers.location));
  for (const page of [declined.body, thanks.body]) {
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert');
  }
});

test.each([
  [{ referer: 'https://p.example/a?b#c', origin: 'https://q.example' }, 'https://p.example/a?b'],
  [{ referer: 'javascript:alert(1)', origin: 'https://q.example' }, 'https://q.example/'],
  [{ referer: 'data:text/html,x', origin: 'https://r.example' }, 'https://r.example/'],
  [{ referer: 'https://user:secret@p.example/' }, 'https://p.example/'],
  [{ returnUrl: 'https://p.example/b?c#/order', referer: 'https://p.example/' }, 'https://p.example/b?c#/order'],
  [{ returnUrl: 'https://q.example/#/order', origin: 'https://p.example' }, 'https://p.example/'],
  [{ returnUrl: 'javascript:alert(1)', origin: 'https://p.example' }, 'https://p.example/'],
  [{ returnUrl: 'https://shop.example/#/a' }, 'https://shop.example/#/a'],
  [{ origin: 'null' }, 'https://shop.example/'],
  [{}, 'https://shop.example/'],
])('the way back of %j is %s', (hints, expected) => {
  expect(returnAddress(hints, 'https://shop.example')).toBe(expected);
});

const goodCard = { number: '4242424242424242', expiry: '04/30', cvc: '123', name: 'Ann Lee' };

it.each(['number', 'expiry', 'cvc', 'name'] as const)('a card needs its %s', (field) => {
  expect(cardProblems({ ...goodCard, [field]: ' ' }, new Date(start))).toEqual({ [field]: field });
});

const isExpired = (expiry: string, time = new Date(start)) => 'expiry' in cardProblems({ ...goodCard, expiry }, time);

it('an expiry date is MM / YY, and not before this month', () => {
  expect(['04/30', '4 / 2030', ' 12/31 '].filter((text) => isExpired(text))).toEqual([]);
  const refused = ['03/30', '01/20', '12 / 2029', '12/1999', '00/31', '13/31', '0431', '12/31x', 'soon'];
  expect(refused.filter((text) => isExpired(text))).toEqual(refused);
});

it('a card is valid until the last moment of its month in the studio’s time zone', () => {
  const last = Date.UTC(2030, 4, 1, 3, 59, 59);
  expect([last, last + 1000].map((time) => isExpired('04/30', new Date(time)))).toEqual([false, true]);
});

const none = { description: null, translations: null, minOrderAmount: 0, maxDiscount: 0, isActive: true } as const;
await shop.database.db
  .insertInto('discounts')
  .values([
    { id: 'd-all', code: 'ALL', title: 'Everything', type: 'percentage', value: 10_000, ...none },
    // Leaves 10 cents, and a tax of 1 cent.
    { id: 'd-nearly', code: 'NEARLY', title: 'Nearly everything', type: 'fixed', value: 12_890, ...none },
  ])
  .execute();

it('an order that costs nothing is completed without a card, and is paid at once', async () => {
  const id = await shop.newOrder({ discountCodeOrId: 'ALL' });
  const { path } = await shop.checkoutOf(id);
  const { body } = await shop.get(path);
  expect(body).toContain('no card is needed');
  expect(body).not.toMatch(/name="number"|card\.js/u);
  expect((await shop.postForm(path)).headers.location).toMatch(/^\/thank-you\//u);
  expect(await shop.orderRow(id)).toMatchObject({ total: 0, status: 'paid' });
});

it('a total that no card provider charges is refused, with the reason', async () => {
  expect(await outcome(shop.placeOrder({ discountCodeOrId: 'NEARLY' }))).toEqual([
    422,
    { code: 'total-too-small', message: expect.stringContaining('start at 0.50') },
  ]);
});
