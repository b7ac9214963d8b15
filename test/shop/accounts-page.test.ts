import { describe, expect, it } from 'vitest';
import { type GuestOrder, message, newEmail } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const now = Date.UTC(2030, 3, 15, 16);
const shop = await fileShop({ start: now });
const buyer = await shop.completeBuyer();

async function orderOf(person = buyer, changes: Partial<GuestOrder> = {}) {
  const id = await person.newOrder(changes);
  const { number, token } = await shop.orderRow(id);
  return { id, number: String(number), token: String(token), pay: `/account/orders/${String(number)}/pay` };
}

/** The path of an order's checkout, as the form requests it. */
const checkoutPath = async (id: string) => (await buyer.checkoutOf(id)).path;

/** The account's text about one order. */
async function entryOf(number: string): Promise<string> {
  const { body } = await buyer.get('/account');
  return body.split('<article').find((part) => part.includes(`id="order-${number}"`)) ?? '';
}

/** The steps in the timeline of an order. */
const steps = (entry: string) =>
  [
    ...entry.matchAll(
      /<li( class="done")?( aria-current="step")?><strong>(.*?)<\/strong> <span class="muted">(.*?)</gu,
    ),
  ].map(([, done, current, name, note]) => [done ? 'done' : current ? 'current' : 'next', name, note]);

describe('/account', () => {
  it('lists an order with contents, date, partner and price', async () => {
    const named = { ...message('Please <b>hold</b>.', 2), fileName: '2-after-hours' };
    const items = [message('Thank you for calling.'), named];
    const changes = { items, selectedVoices: ['emma', 'james'], referralCode: 'northwind' };
    const { number, pay } = await orderOf(buyer, changes);
    const entry = await entryOf(number);
    for (const text of [
      'Awaiting payment',
      'April 15, 2030',
      'Emma and James',
      '2 messages, 6 words',
      'Northwind Insurance',
      'Please &lt;b&gt;hold&lt;/b&gt;.',
      'After hours · 2 words',
      'HST (13%)',
      `href="${pay}"`,
    ]) {
      expect(entry).toContain(text);
    }
  });

  it('shows newest orders first, and only the buyer’s own', async () => {
    const person = await shop.completeBuyer();
    const [first, second] = [await orderOf(person), await orderOf(person)];
    await orderOf();
    await shop.newOrder({ email: newEmail() });
    const { body } = await person.get('/account');
    const numbers = [...body.matchAll(/<h3 id="order-(\d+)"/gu)].map(([, number]) => number);
    expect(numbers).toEqual([second.number, first.number]);
  });

  it('shows the steps of an order: its payment, its recording, the day it is ready, and that it was refunded', async () => {
    const { id, number, token } = await orderOf();
    expect(steps(await entryOf(number))).toEqual([
      ['current', 'Payment', ''],
      ['next', 'Recording', 'Emma'],
      ['next', 'Ready', 'within 5 business days'],
    ]);
    await shop.pay(await checkoutPath(id));
    const entry = await entryOf(number);
    expect(entry).toContain('>Paid</span>');
    expect(steps(entry)).toEqual([
      ['done', 'Payment', 'April 15, 2030'],
      ['next', 'Recording', 'Emma'],
      ['next', 'Ready by', 'Monday, April 22'],
    ]);
    expect(entry).toContain(`href="/thank-you/${token}"`);
    expect(entry).not.toContain('/pay"');
    await shop.rows(`UPDATE orders SET refunded_at = paid_at WHERE id = '${id}'`);
    const refunded = await entryOf(number);
    expect(refunded).toContain('>Refunded</span>');
    expect(refunded).not.toContain('Ready by');
  });

  it('shows proofreading before the recording if it was ordered', async () => {
    const options = { proofReading: true, rush: false, updateVoicemailGreeting: false };
    const { id, number } = await orderOf(buyer, { options });
    await shop.pay(await checkoutPath(id));
    expect(steps(await entryOf(number))).toEqual([
      ['done', 'Payment', 'April 15, 2030'],
      ['next', 'Proofreading', ''],
      ['next', 'Recording', 'Emma'],
      ['next', 'Ready by', 'Monday, April 22'],
    ]);
  });

  it('shows that a payment was declined, and leads to the same checkout until the order is paid', async () => {
    const { id, number, pay } = await orderOf();
    const path = await checkoutPath(id);
    await shop.pay(path, { number: '4000 0000 0000 0002' });
    expect(await entryOf(number)).toContain('Payment declined');
    const answer = await buyer.get(pay);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, shop.config.publicUrl + path]);
    await shop.pay(path);
    expect(await entryOf(number)).toContain('>Paid</span>');
    expect((await buyer.get(pay)).headers.location).toBe('/account');
  });

  it('shows that an order was not paid in time, which can no longer be paid', async () => {
    const { number, pay } = await orderOf();
    const old = shop.database.db.updateTable('orders').set({ createdAt: new Date(now - 7 * 86_400_000) });
    await old.where('number', '=', Number(number)).execute();
    const entry = await entryOf(number);
    expect(entry).toContain('>Not paid in time</span>');
    expect(entry).not.toContain('/pay"');
    expect((await shop.get(pay, { cookie: buyer.cookie, accept: 'text/html' })).statusCode).toBe(410);
  });
});

it('somebody else’s order cannot be paid, seen or found', async () => {
  const { id, number, pay } = await orderOf();
  const other = await shop.newBuyer();
  const headers = { cookie: other.cookie, ...other.headers };
  for (const path of [pay, `/thank-you/${id}`, `/thank-you/${number}`]) {
    expect((await shop.get(path, headers)).statusCode).toBe(404);
  }
  expect((await shop.get('/account', headers)).body).not.toContain(`order-${number}`);
  for (const path of ['/account', pay])
    expect((await shop.get(path)).headers.location).toBe('/login?redirect=%2Faccount');
  for (const odd of ['x', '-1', "1'--"]) {
    expect((await shop.get(`/account/orders/${odd}/pay`, headers)).statusCode).toBe(400);
  }
});

it('the order page asks for a token after a login only, and contains none', async () => {
  const { body } = await buyer.get('/');
  expect(body).toContain('<script src="/public/order-page.js" type="module">');
  for (const secret of [buyer.userId, buyer.accessToken]) expect(body).not.toContain(secret);
  expect((await shop.get('/')).body).not.toContain('order-page.js');
});
