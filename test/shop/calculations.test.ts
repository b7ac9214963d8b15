import { describe, expect, it, test } from 'vitest';
import { guestOrder, message, newYork, ontario, quebec, words } from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop();

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
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'address-invalid' }]);
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
    [{ items: Array.from({ length: 21 }, () => message('a')) }, 'items'],
    [{ items: [] }, 'items'],
    [{ items: [{ ...message('a'), content: 5 }] }, 'items.0.content'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ options: { proofReading: 'yes', rush: false } }, 'options.proofReading'],
    [{ discountCodeOrId: 5 }, 'discountCodeOrId'],
  ])('refuses a wrong shape: %j', async (changes, field) => {
    const answer = await calculate(changes);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { field }]);
  });

  it('answers 404 for an unknown service', async () => {
    expect((await calculate({ serviceId: 'fax' })).statusCode).toBe(404);
  });
});
