import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { buyerOrderId, completeBuyer, newBuyer, newEmail, type TestBuyer } from '../helpers/buyer.ts';
import { createTestShop, message, payWith, placedOrderId, type GuestOrder, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
let buyer: TestBuyer;
beforeAll(async () => {
  shop = await createTestShop({ now: () => new Date(Date.UTC(2030, 3, 15, 16)) });
  buyer = await completeBuyer(shop);
});
afterAll(() => shop.close());

const payment = { paymentGateway: 'stripe', paymentMethod: 'card' };

async function orderOf(person: TestBuyer, changes: Partial<GuestOrder> = {}) {
  const id = await buyerOrderId(shop, person, changes);
  const [row] = await shop.rows(`SELECT number, token FROM orders WHERE id = '${id}'`);
  return { id, number: String(row?.['number']), token: String(row?.['token']) };
}

/** The path of an order's checkout, as the form requests it. */
async function checkoutPath(id: string): Promise<string> {
  const answer = await shop.post(`/api/order/${id}/create-payment`, payment, buyer.headers);
  return new URL(answer.json<{ paymentGatewayInfo: { url: string } }>().paymentGatewayInfo.url).pathname;
}

/** The account's text about one order. */
async function entryOf(number: string): Promise<string> {
  const { body } = await shop.get('/account', { cookie: buyer.cookie });
  return body.split('<article').find((part) => part.includes(`id="order-${number}"`)) ?? '';
}

describe('/account', () => {
  it('asks to log in and leads back', async () => {
    const { statusCode, headers } = await shop.get('/account');
    expect([statusCode, headers.location]).toEqual([303, '/login?redirect=%2Faccount']);
  });

  it('lists orders with contents, date, partner and price', async () => {
    const named = { ...message('Please <b>hold</b>.', 2), fileName: '2-after-hours' };
    const items = [message('Thank you for calling.'), named];
    const { number } = await orderOf(buyer, { items, selectedVoices: ['emma', 'james'], referralCode: 'northwind' });
    const entry = await entryOf(number);
    for (const text of [
      `Order ${number}`,
      'Awaiting payment',
      'April 15, 2030',
      'On Hold Message',
      'Emma and James',
      '2 messages, 6 words',
      'Northwind Insurance',
      'Thank you for calling.',
      'Please &lt;b&gt;hold&lt;/b&gt;.',
      'After hours · 2 words',
      'HST (13%)',
    ]) {
      expect(entry).toContain(text);
    }
    for (const file of ['message-1', '2-after-hours']) expect(entry).not.toContain(file);
    expect(entry).toContain(`href="/account/orders/${number}/pay"`);
  });

  it('shows newest orders first, and only the buyer’s own', async () => {
    const person = await completeBuyer(shop);
    const [first, second] = [await orderOf(person), await orderOf(person)];
    await orderOf(buyer);
    await placedOrderId(shop, { email: newEmail() });
    const { body } = await shop.get('/account', { cookie: person.cookie });
    expect([...body.matchAll(/<h3 id="order-(\d+)"/gu)].map(([, number]) => number)).toEqual([
      second.number,
      first.number,
    ]);
  });

  it('says that there are no orders, or that details are missing', async () => {
    const { body, headers } = await shop.get('/account', { cookie: (await newBuyer(shop)).cookie });
    expect(body).toContain('No orders yet.');
    expect(body).toContain('Some details are missing.');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the result of a payment', () => {
  it('is shown when it was paid, with the way to the receipt', async () => {
    const { id, number, token } = await orderOf(buyer);
    await payWith(shop, await checkoutPath(id));
    const entry = await entryOf(number);
    expect(entry).toContain('>Paid</span>');
    expect(entry).toContain(`href="/thank-you/${token}"`);
    expect(entry).not.toContain('/pay"');
  });

  it('comes with the day that the order is ready, until it is refunded', async () => {
    const { id, number, token } = await orderOf(buyer);
    expect(await entryOf(number)).not.toContain('Ready by');
    await payWith(shop, await checkoutPath(id));
    expect(await entryOf(number)).toContain('<dt>Ready by</dt><dd>Monday, April 22</dd>');
    await shop.rows(`UPDATE orders SET refunded_at = paid_at WHERE id = '${id}'`);
    const entry = await entryOf(number);
    expect(entry).toContain('>Refunded</span>');
    expect(entry).toContain(`href="/thank-you/${token}"`);
    expect(entry).not.toContain('Ready by');
  });

  it('is shown when the card was declined, and when another one pays', async () => {
    const { id, number } = await orderOf(buyer);
    const path = await checkoutPath(id);
    await payWith(shop, path, { number: '4000 0000 0000 0002' });
    expect(await entryOf(number)).toContain('Payment declined');
    await payWith(shop, path);
    expect(await entryOf(number)).toContain('>Paid</span>');
  });

  it('is shown after a cancelled payment, which can be paid without a second order', async () => {
    const { id, number } = await orderOf(buyer);
    const path = await checkoutPath(id);
    expect((await shop.get(path)).body).toContain(`href="${path}/cancel"`);
    const cancelled = await shop.get(`${path}/cancel`);
    expect(cancelled.statusCode).toBe(303);
    expect(cancelled.headers.location).toContain(`${shop.config.publicUrl}/?voice-order-status=`);
    expect(await entryOf(number)).toContain('Payment cancelled');
    const answer = await shop.get(`/account/orders/${number}/pay`, { cookie: buyer.cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, shop.config.publicUrl + path]);
    await payWith(shop, path);
    await shop.get(`${path}/cancel`);
    expect(await entryOf(number)).toContain('>Paid</span>');
    const again = await shop.get(`/account/orders/${number}/pay`, { cookie: buyer.cookie });
    expect(again.headers.location).toBe('/account');
  });
});

it('an order that was not paid in time says so, and has no way to the payment', async () => {
  const { number } = await orderOf(buyer);
  await shop.rows(`UPDATE orders SET created_at = created_at - ${7 * 86_400_000} WHERE number = ${number}`);
  const entry = await entryOf(number);
  expect(entry).toContain('>Not paid in time</span>');
  expect(entry).not.toContain('/pay"');
  const answer = await shop.get(`/account/orders/${number}/pay`, { cookie: buyer.cookie, accept: 'text/html' });
  expect([answer.statusCode, answer.body.includes('Please start a new order.')]).toEqual([410, true]);
});

describe('somebody else’s order', () => {
  it('cannot be paid, seen or found', async () => {
    const { id, number } = await orderOf(buyer);
    const other = await newBuyer(shop);
    const headers = { cookie: other.cookie, ...other.headers };
    for (const path of [`/account/orders/${number}/pay`, `/thank-you/${id}`, `/thank-you/${number}`]) {
      expect((await shop.get(path, headers)).statusCode).toBe(404);
    }
    expect((await shop.get('/account', headers)).body).not.toContain(`order-${number}`);
  });

  test.each(['/account/orders/x/pay', '/account/orders/-1/pay', "/account/orders/1'--/pay"])(
    '%s is refused',
    async (path) => {
      expect((await shop.get(path, { cookie: buyer.cookie })).statusCode).toBe(400);
    },
  );

  it('is not to be paid without being logged in', async () => {
    const { number } = await orderOf(buyer);
    const { headers } = await shop.get(`/account/orders/${number}/pay`);
    expect(headers.location).toBe('/login?redirect=%2Faccount');
  });
});

describe('the order page', () => {
  it('requests a token and links to the account after a login', async () => {
    const { body } = await shop.get('/', { cookie: buyer.cookie });
    expect(body).toContain('<script src="/public/order-page.js" type="module">');
    expect(body).toContain('<a href="/account">Account</a>');
    expect(body).not.toContain(buyer.userId);
    expect(body).not.toContain(buyer.accessToken);
  });

  it('links to the login page without a login', async () => {
    const { body } = await shop.get('/');
    expect(body).not.toContain('order-page.js');
    expect(body).toContain('<a href="/login">Log in</a>');
  });
});
