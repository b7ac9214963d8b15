import { beforeEach, describe, expect, it } from 'vitest';
import type { Texts } from '../helpers/shop.ts';
import { shopWithProvider, tellShop } from './helpers/card-provider.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
const shop = await fileShop({ start });
const buyer = await shop.completeBuyer();

/** Places an order, even one that was placed already, and returns its id and number. */
async function place(person = buyer, headers: Texts = {}) {
  const id = await person.newOrder({}, headers);
  return { id, number: String((await person.shop.orderRow(id))['number']) };
}

const pathOf = (number: string): string => `/account/orders/${number}/discard`;

const discard = (number: string, person = buyer) => person.postForm(pathOf(number));

const account = async (person = buyer) => (await person.get('/account')).body;

it('an unpaid order is discarded by its buyer and removed from the account', async () => {
  const { id, number } = await place();
  expect(await account()).toContain(`href="${pathOf(number)}"`);
  const question = await buyer.get(pathOf(number));
  expect(question.body).toContain(`<h1>Discard order ${number}?</h1>`);
  expect(await account()).toContain(`id="order-${number}"`);
  const answer = await discard(number);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
  expect(await account()).not.toContain(`id="order-${number}"`);
  expect((await buyer.askToPay(id)).json()).toMatchObject({ code: 'order-unknown' });
});

it('an unpaid order is discarded by its buyer only', async () => {
  const { number } = await place();
  const other = await shop.newBuyer();
  expect((await discard(number, other)).statusCode).toBe(404);
  expect((await other.get(pathOf(number))).statusCode).toBe(404);
  expect((await shop.postForm(pathOf(number))).headers.location).toBe('/login?redirect=%2Faccount');
  expect(await account()).toContain(`id="order-${number}"`);
});

it('an unpaid order has a checkout that says so, with a link back, and charges nobody', async () => {
  const { id, number } = await place();
  const { path } = await buyer.checkoutOf(id);
  await discard(number);
  for (const answer of [await shop.get(path), await shop.pay(path)]) {
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('<h1>This order has been discarded</h1>');
    expect(answer.body).toContain(`<a class="back" href="${shop.config.publicUrl}/?voice-order-status=`);
  }
  expect(await shop.orderRow(id)).toMatchObject({ status: 'awaiting-payment' });
  for (const path of [`/account/orders/${number}/pay`, pathOf(number)]) {
    expect((await buyer.get(path)).headers.location).toBe('/account');
  }
  expect((await discard(number)).headers.location).toBe('/account');
});

it('an unpaid order is placed again if the form still has it', async () => {
  const first = await place(buyer, { 'idempotency-key': 'the-key' });
  expect(await place(buyer, { 'idempotency-key': 'the-key' })).toEqual(first);
  await discard(first.number);
  const second = await place(buyer, { 'idempotency-key': 'the-key' });
  expect(second.id).not.toBe(first.id);
  expect((await buyer.askToPay(second.id)).statusCode).toBe(200);
});

it('an unpaid order is deleted with other unpaid orders, and is in the buyer’s data until then', async () => {
  const own = await ownShop({ start });
  const person = await own.completeBuyer();
  const { id, number } = await place(person);
  await person.checkoutOf(id);
  await discard(number, person);
  expect((await person.get('/account/data.json')).body).toContain(id);
  await own.cleanUpAt(start + 60 * 86_400_000);
  expect(await own.rows('SELECT id FROM orders')).toEqual([]);
});

describe('a payment wins', async () => {
  const { shop: other, provider } = await shopWithProvider({ start });
  const there = await other.completeBuyer();
  beforeEach(provider.reset);

  it('if the order is paid', async () => {
    const { id, number } = await place();
    await shop.pay((await buyer.checkoutOf(id)).path);
    expect(await account()).not.toContain(`href="${pathOf(number)}"`);
    expect((await buyer.get(pathOf(number))).headers.location).toBe('/account');
    const answer = await discard(number);
    expect([answer.headers.location, answer.cookies]).toEqual(['/account', []]);
    expect(await account()).toContain(`id="order-${number}"`);
  });

  it('if the payment is being confirmed', async () => {
    const { id, number } = await place(there);
    const { sessionId } = await there.checkoutOf(id);
    provider.state = 'paid';
    expect((await discard(number, there)).statusCode).toBe(409);
    provider.state = 'open';
    await tellShop(other, { id: sessionId, payment_status: 'unpaid' });
    expect((await discard(number, there)).statusCode).toBe(409);
    expect(await account(there)).toContain(`id="order-${number}"`);
    expect(await account(there)).not.toContain(`href="${pathOf(number)}"`);
    expect(provider.closed).toEqual([]);
  });

  it('if the news of the payment comes later: the order is paid and listed', async () => {
    const { id, number } = await place(there);
    const { sessionId } = await there.checkoutOf(id);
    await discard(number, there);
    expect(provider.closed).toEqual([sessionId]);
    expect(await account(there)).not.toContain(`id="order-${number}"`);
    expect((await tellShop(other, { id: sessionId })).statusCode).toBe(200);
    expect(await account(there)).toContain(`id="order-${number}"`);
    expect(await other.orderRow(id)).toMatchObject({ status: 'paid' });
  });

  it('but a checkout that is being opened meanwhile is closed and not returned', async () => {
    const { id, number } = await place(there);
    provider.meanwhile = () => discard(number, there);
    expect((await there.askToPay(id)).json()).toMatchObject({ code: 'order-unknown' });
    expect(provider.closed).toHaveLength(1);
    expect(await account(there)).not.toContain(`id="order-${number}"`);
  });
});
