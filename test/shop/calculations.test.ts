import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  createTestShop,
  guestOrder,
  message,
  newYork,
  ontario,
  quebec,
  words,
  type TestShop,
} from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const calculate = (changes: Record<string, unknown> = {}) =>
  shop.post('/api/order/calculate-guest', { ...guestOrder(), ...changes });

describe('POST /order/calculate-guest', () => {
  it('prices an order for Ontario to the cent', async () => {
    const items = [message('a b c'), message(words(65), 2)];
    const answer = await calculate({ items, discountCodeOrId: 'welcome10' });
    expect(answer.json()).toEqual({
      lines: [
        { code: 'service', quantity: 1, unit: 129, amount: 129 },
        { code: 'prompts', quantity: 1, unit: 29, amount: 29 },
        { code: 'words', quantity: 15, unit: 0.35, amount: 5.25 },
      ],
      taxName: 'HST',
      subtotal: 163.25,
      discount: 16.33,
      discountRate: 0.1,
      tax: 19.1,
      taxRate: 0.13,
      total: 166.02,
      totalNoTax: 146.92,
      totalWordCount: 68,
      extraWordCount: 15,
    });
  });

  test.each([
    [
      'Quebec',
      { address: quebec },
      { subtotal: 129, tax: 19.32, taxName: 'GST + QST', taxRate: 0.14975, total: 148.32 },
    ],
    ['New York', { address: newYork, currency: 'USD' }, { subtotal: 99, tax: 0, taxRate: 0, total: 99 }],
    ['an unfinished address', { address: { ...ontario, state: '' } }, { subtotal: 129, tax: 0, total: 129 }],
    ['no address', { address: { ...ontario, country: '', state: '' } }, { subtotal: 129, tax: 0, total: 129 }],
  ])('prices for %s', async (_name, changes, expected) => {
    expect((await calculate(changes)).json()).toMatchObject(expected);
  });

  test.each([
    ['a state of another country', { ...ontario, state: 'NY' }],
    ['a state where there are none', { ...ontario, country: 'SG' }],
    ['an unknown country', { ...ontario, country: 'XX', state: '' }],
  ])('refuses %s', async (_name, address) => {
    const answer = await calculate({ address });
    const message = 'Unable to validate address. Please check your country and state.';
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { message }]);
  });

  it('names the taxes in the language of the page', async () => {
    const answer = await shop.post(
      '/api/order/calculate-guest',
      { ...guestOrder(), address: quebec },
      {
        'accept-language': 'fr-CA',
      },
    );
    expect(answer.json()).toMatchObject({ taxName: 'TPS + TVQ' });
  });

  it('judges neither voices nor texts nor codes', async () => {
    const changes = {
      selectedVoices: ['nobody'],
      selectedMusic: ['none'],
      items: [message('')],
      discountCodeOrId: 'NOPE',
    };
    expect((await calculate(changes)).json()).toMatchObject({ subtotal: 129, discount: 0, totalWordCount: 0 });
  });

  test.each([
    [{ items: Array.from({ length: 21 }, () => message('a')) }, 'items: at most 20 messages'],
    [{ items: [] }, 'items: must not be empty'],
    [{ items: [{ ...message('a'), content: 5 }] }, 'items 1, content: must be a string'],
    [{ currency: 'EUR' }, 'currency: must be one of CAD, USD'],
    [{ options: { proofReading: 'yes', rush: false } }, 'options, proofReading: must be true or false'],
    [{ address: undefined }, 'body: "address" is missing'],
    [{ discountCodeOrId: 5 }, 'discountCodeOrId: must be a string'],
  ])('refuses a wrong shape: %j', async (changes, message) => {
    const answer = await calculate(changes);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
  });

  it('answers 404 for an unknown service', async () => {
    expect((await calculate({ serviceId: 'fax' })).statusCode).toBe(404);
  });
});
