import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { askToPayAs, completeBuyer, newBuyer, postForm, pricedOrder, type TestBuyer } from '../helpers/buyer.ts';
import { checkoutIn, orderRow, payWith, type TestShop } from '../helpers/shop.ts';
import { shopWithProvider, tellShop } from './helpers/card-provider.ts';
import { cleanUpAt } from './helpers/clean-up.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const start = Date.UTC(2030, 3, 15);
const shop = await fileShop({ now: () => new Date(start) });
const buyer = await completeBuyer(shop);

/** A shop, and a buyer with an account there. */
interface Place {
  readonly shop: TestShop;
  readonly buyer: TestBuyer;
}

const here: Place = { shop, buyer };

/** Places an order, even one that was placed already, and returns its id and number. */
async function place({ shop: at, buyer: person }: Place, key: string | null = null) {
  const headers = { ...person.headers, ...(key !== null && { 'idempotency-key': key }) };
  const { id } = (await at.post('/api/order', await pricedOrder(at, person), headers)).json<{ id: string }>();
  return { id, number: String((await orderRow(at, id))['number']) };
}

const ask = ({ shop: at, buyer: person }: Place, id: string) => askToPayAs(at, person, id);

/** Opens an order's checkout, as the form does. */
const checkout = async (at: Place, id: string) => checkoutIn(await ask(at, id));

const pathOf = (number: string): string => `/account/orders/${number}/discard`;

const discard = (at: Place, number: string, headers: Record<string, string> = {}) =>
  postForm(at.shop, pathOf(number), { headers: { cookie: at.buyer.cookie, ...headers } });

const account = async (at: Place) => (await at.shop.get('/account', { cookie: at.buyer.cookie })).body;

it('an unpaid order is discarded by its buyer and removed from the account', async () => {
  const { id, number } = await place(here);
  expect(await account(here)).toContain(`href="${pathOf(number)}"`);
  const question = await shop.get(pathOf(number), { cookie: buyer.cookie });
  expect(question.body).toContain(`<h1>Discard order ${number}?</h1>`);
  expect(await account(here)).toContain(`id="order-${number}"`);
  const answer = await discard(here, number);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
  expect(await account(here)).not.toContain(`id="order-${number}"`);
  expect((await ask(here, id)).json()).toMatchObject({ code: 'order-unknown' });
});

it('an unpaid order is discarded by its buyer only', async () => {
  const { number } = await place(here);
  const other = await newBuyer(shop);
  expect((await discard({ shop, buyer: other }, number)).statusCode).toBe(404);
  expect((await shop.get(pathOf(number), { cookie: other.cookie })).statusCode).toBe(404);
  expect((await discard(here, number, { cookie: '' })).headers.location).toBe('/login?redirect=%2Faccount');
  expect(await account(here)).toContain(`id="order-${number}"`);
});

it('an unpaid order has a checkout that says so, with a link back, and charges nobody', async () => {
  const { id, number } = await place(here);
  const { path } = await checkout(here, id);
  await discard(here, number);
  for (const answer of [await shop.get(path), await payWith(shop, path)]) {
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('<h1>This order has been discarded</h1>');
    expect(answer.body).toContain(`<a class="back" href="${shop.config.publicUrl}/?voice-order-status=`);
  }
  expect(await orderRow(shop, id)).toMatchObject({ status: 'awaiting-payment' });
  for (const path of [`/account/orders/${number}/pay`, pathOf(number)]) {
    expect((await shop.get(path, { cookie: buyer.cookie })).headers.location).toBe('/account');
  }
  expect((await discard(here, number)).headers.location).toBe('/account');
});

it('an unpaid order is placed again if the form still has it', async () => {
  const first = await place(here, 'the-key');
  expect(await place(here, 'the-key')).toEqual(first);
  await discard(here, first.number);
  const second = await place(here, 'the-key');
  expect(second.id).not.toBe(first.id);
  expect((await ask(here, second.id)).statusCode).toBe(200);
});

it('an unpaid order is deleted with other unpaid orders, and is in the buyer’s data until then', async () => {
  const own = await ownShop({ now: () => new Date(start) });
  const at = { shop: own, buyer: await completeBuyer(own) };
  const { id, number } = await place(at);
  await checkout(at, id);
  await discard(at, number);
  expect((await own.get('/account/data.json', { cookie: at.buyer.cookie })).body).toContain(id);
  await cleanUpAt(own, start + 60 * 86_400_000);
  expect(await own.rows('SELECT id FROM orders')).toEqual([]);
});

describe('a payment wins', async () => {
  const opened = await shopWithProvider({ now: () => new Date(start) });
  const { provider } = opened;
  const there: Place = { shop: opened.shop, buyer: await completeBuyer(opened.shop) };
  beforeEach(() => provider.reset());
  afterAll(() => there.shop.close());

  it('if the order is paid', async () => {
    const { id, number } = await place(here);
    await payWith(shop, (await checkout(here, id)).path);
    expect(await account(here)).not.toContain(`href="${pathOf(number)}"`);
    expect((await shop.get(pathOf(number), { cookie: buyer.cookie })).headers.location).toBe('/account');
    const answer = await discard(here, number);
    expect([answer.headers.location, answer.cookies]).toEqual(['/account', []]);
    expect(await account(here)).toContain(`id="order-${number}"`);
  });

  it('if the payment is being confirmed', async () => {
    const { id, number } = await place(there);
    const { sessionId } = await checkout(there, id);
    provider.state = 'paid';
    expect((await discard(there, number)).statusCode).toBe(409);
    provider.state = 'open';
    await tellShop(there.shop, { id: sessionId, payment_status: 'unpaid' });
    expect((await discard(there, number)).statusCode).toBe(409);
    expect(await account(there)).toContain(`id="order-${number}"`);
    expect(await account(there)).not.toContain(`href="${pathOf(number)}"`);
    expect(provider.closed).toEqual([]);
  });

  it('if the news of the payment comes later: the order is paid and listed', async () => {
    const { id, number } = await place(there);
    const { sessionId } = await checkout(there, id);
    await discard(there, number);
    expect(provider.closed).toEqual([sessionId]);
    expect(await account(there)).not.toContain(`id="order-${number}"`);
    expect((await tellShop(there.shop, { id: sessionId })).statusCode).toBe(200);
    expect(await account(there)).toContain(`id="order-${number}"`);
    expect(await orderRow(there.shop, id)).toMatchObject({ status: 'paid' });
  });

  it('but a checkout that is being opened meanwhile is closed and not returned', async () => {
    const { id, number } = await place(there);
    provider.meanwhile = () => discard(there, number);
    expect((await ask(there, id)).json()).toMatchObject({ code: 'order-unknown' });
    expect(provider.closed).toHaveLength(1);
    expect(await account(there)).not.toContain(`id="order-${number}"`);
  });
});
