import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Changes } from '../helpers/shop.ts';
import type { TestBuyer } from '../helpers/test-buyer.ts';
import { shopWithProvider, tellShop } from './helpers/card-provider.ts';
import { fileShop, ownShop } from './helpers/open-shop.ts';

const shop = await fileShop();
const buyer = await shop.completeBuyer();

/** Places a guest's order under a key. */
const place = (key: string, changes: Changes = {}, at = shop) => at.placeOrder(changes, { 'idempotency-key': key });

const placeAs = (person: TestBuyer, key: string, changes: Changes = {}) =>
  person.placeOrder(changes, { 'idempotency-key': key });

const idOf = (answer: Answer): string => answer.json<{ id: string }>().id;

/** The orders that a buyer could pay or has paid. */
async function listed(ids: readonly string[], at = shop): Promise<readonly string[]> {
  const rows = await at.rows(`SELECT id FROM orders WHERE discarded_at IS NULL ORDER BY number`);
  return rows.map(({ id }) => String(id)).filter((id) => ids.includes(id));
}

/** Four keys, of which a test takes as many as it needs. */
const keys = () => [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;

describe('an order that replaces an unpaid one', () => {
  it('discards it and closes its checkout', async () => {
    const [first, second] = keys();
    const old = idOf(await place(first));
    const { path } = await shop.checkoutOf(old);
    const changed = await place(second, { replaces: first, comments: 'Slower' });
    expect(changed.statusCode).toBe(201);
    expect(await listed([old, idOf(changed)])).toEqual([idOf(changed)]);
    expect((await shop.pay(path)).statusCode).toBe(410);
    expect((await shop.askToPay(old)).statusCode).toBe(404);
  });

  it('is the same order for the same key, even for requests at once', async () => {
    const [first, second] = keys();
    const old = idOf(await place(first));
    await shop.checkoutOf(old);
    const change = { replaces: first, comments: 'Slower' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => place(second, change)));
    answers.push(await place(second, change));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const id = idOf(answers[0] ?? (await place(second, change)));
    expect(await listed([old, id])).toEqual([id]);
    expect((await shop.checkoutOf(id)).path).toContain('/checkout/');
  });

  it('leaves one order of several changes, even if each names the first', async () => {
    const [first, second, third, fourth] = keys();
    const ids = [idOf(await place(first))];
    ids.push(idOf(await place(second, { replaces: first, comments: '2' })));
    ids.push(idOf(await place(third, { replaces: first, comments: '3' })));
    ids.push(idOf(await place(fourth, { replaces: third, comments: '4' })));
    expect(await listed(ids)).toEqual(ids.slice(-1));
  });

  it('leaves one order if two changes of it come at once', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [first, second, third] = keys();
      const old = idOf(await place(first));
      const answers = await Promise.all([
        place(second, { replaces: first, comments: '2' }),
        place(third, { replaces: first, comments: '3' }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(await listed([old, ...answers.map(idOf)])).toHaveLength(1);
    }
  });

  it('changes nothing if it is refused itself', async () => {
    const [first, second] = keys();
    const old = idOf(await place(first));
    const { path } = await shop.checkoutOf(old);
    const body = { ...(await shop.pricedOrder({ replaces: first })), phoneSystem: 'abacus' };
    expect((await shop.post('/api/order/guest', body, { 'idempotency-key': second })).statusCode).toBe(422);
    expect(await listed([old])).toEqual([old]);
    expect((await shop.get(path)).statusCode).toBe(200);
  });

  it('is placed if the shop does not know the other one', async () => {
    expect((await place(randomUUID(), { replaces: randomUUID() })).statusCode).toBe(201);
  });

  it('replaces one that is days old, too', async () => {
    const own = await ownShop({ start: Date.UTC(2030, 3, 15) });
    const [first, second] = keys();
    const old = idOf(await place(first, {}, own));
    await own.checkoutOf(old);
    own.clock.now += 3 * 24 * 60 * 60 * 1000;
    const changed = idOf(await place(second, { replaces: first, comments: 'Slower' }, own));
    expect(await listed([old, changed], own)).toEqual([changed]);
  });
});

it('an order that replaces a paid one never leaves both: payment and change at the same time', async () => {
  for (let round = 0; round < 12; round += 1) {
    const [first, second] = keys();
    const old = idOf(await place(first));
    const { path } = await shop.checkoutOf(old);
    const [paid, changed] = await Promise.all([shop.pay(path), place(second, { replaces: first, comments: 'Slower' })]);
    const outcome = [paid.statusCode, changed.statusCode].join(' ');
    expect(['303 409', '410 201']).toContain(outcome);
    expect(await shop.orderRow(old)).toMatchObject({
      status: paid.statusCode === 303 ? 'paid' : 'awaiting-payment',
    });
  }
});

it('a buyer replaces their own order, and the guest’s order that they placed before logging in', async () => {
  const [first, second, third] = keys();
  const ids = [idOf(await place(first))];
  ids.push(idOf(await placeAs(buyer, second, { replaces: first })));
  ids.push(idOf(await placeAs(buyer, third, { replaces: second, comments: 'Slower' })));
  expect(await listed(ids)).toEqual(ids.slice(-1));
});

it('nobody replaces the order of another account', async () => {
  const [first, second, third] = keys();
  const old = idOf(await placeAs(buyer, first));
  const others = [
    await placeAs(await shop.completeBuyer(), second, { replaces: first }),
    await place(third, { replaces: first }),
  ];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(await listed([old])).toEqual([old]);
});

describe('at a card provider', async () => {
  const { shop: there, provider } = await shopWithProvider();
  beforeEach(provider.reset);

  async function atCheckout() {
    const key = randomUUID();
    const id = idOf(await place(key, {}, there));
    return { key, id, sessionId: (await there.checkoutOf(id)).sessionId };
  }
  const change = (replaces: string) => place(randomUUID(), { replaces, comments: 'Slower' }, there);

  it('a payment that the provider has, or that a bank is processing, is not replaced', async () => {
    const { key, id, sessionId } = await atCheckout();
    provider.state = 'paid';
    expect((await change(key)).json()).toMatchObject({ code: 'payment-confirming' });
    provider.state = 'open';
    await tellShop(there, { id: sessionId, payment_status: 'unpaid' });
    expect((await change(key)).statusCode).toBe(409);
    expect(await listed([id], there)).toEqual([id]);
    await tellShop(there, { id: sessionId }, 'async_payment_succeeded');
    expect((await change(key)).json()).toMatchObject({ code: 'already-paid' });
  });

  it('if a session cannot be closed, the order stays unchanged', async () => {
    const { key, id, sessionId } = await atCheckout();
    const close = provider.close.bind(provider);
    Object.assign(provider, { close: () => Promise.reject(new Error('The provider is down.')) });
    expect((await change(key)).statusCode).toBe(502);
    expect(await listed([id], there)).toEqual([id]);
    Object.assign(provider, { close });
    const changed = await change(key);
    expect(provider.closed).toEqual([sessionId]);
    expect(await listed([id, idOf(changed)], there)).toEqual([idOf(changed)]);
  });
});
