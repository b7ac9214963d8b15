import { describe, expect, it, test } from 'vitest';
import { voices } from '../../demo/shop/seed/voices.ts';
import {
  type GuestOrder,
  guestOrder,
  message,
  newYork,
  ontario,
  outcome,
  quebec,
  voicemail,
  words,
} from '../helpers/shop.ts';
import { fileShop } from './helpers/open-shop.ts';

const shop = await fileShop();

const voiceIdOf = (isWanted: (voice: (typeof voices)[number]) => boolean): string => {
  const voice = voices.find(isWanted);
  if (voice === undefined) throw new Error('The seed has no such voice.');
  return voice.id;
};
const withoutRush = voiceIdOf(({ rushOrderUnavailable, isActive }) => rushOrderUnavailable && isActive);
const inactive = voiceIdOf(({ isActive }) => !isActive);
const awayNow = voiceIdOf(({ absence }) => absence !== undefined && absence.startsInDays < 0);
const awayLater = voiceIdOf(({ absence }) => absence !== undefined && absence.startsInDays > 0);

describe('POST /order/guest', () => {
  it('stores the order, its messages and what they cost', async () => {
    const items = [message('Hello and welcome.'), message(words(52), 2)];
    const changes = {
      items,
      selectedVoices: ['emma', 'james'],
      comments: 'Slowly, please.',
      referralCode: 'northwind',
    };
    const id = await shop.newOrder({ ...changes, discountCodeOrId: 'HOLD25' });
    const row = await shop.orderRow(id);
    expect(row).toMatchObject({
      status: 'awaiting-payment',
      email: 'ann@example.com',
      state: 'ON',
      currency: 'CAD',
      subtotal: 15_870,
      discount: 2_500,
      discount_code: 'HOLD25',
      tax: 1_738,
      total: 15_108,
      comments: 'Slowly, please.',
      referral_code: 'northwind',
    });
    expect(row['voices']).toEqual([
      { id: 'emma', name: 'Emma' },
      { id: 'james', name: 'James' },
    ]);
    const stored = await shop.rows(`SELECT * FROM order_items WHERE order_id = '${id}' ORDER BY position`);
    expect(stored.map((item) => [item['words'], item['words_extra']])).toEqual([
      [3, 0],
      [52, 2],
    ]);
  });

  it('returns unguessable ids and tokens, and consecutive numbers', async () => {
    const ids = [await shop.newOrder(), await shop.newOrder()];
    const rows = await shop.rows(`SELECT * FROM orders WHERE id IN ('${ids.join("','")}') ORDER BY number`);
    expect(Number(rows[1]?.['number']) - Number(rows[0]?.['number'])).toBe(1);
    for (const row of rows) {
      expect(String(row['id'])).toMatch(/^[0-9a-f-]{36}$/u);
      expect(String(row['token'])).toMatch(/^[\w-]{32}$/u);
    }
  });

  test.each(['subtotal', 'discount', 'tax', 'total'])('refuses another %s with 409', async (field) => {
    const order: Record<string, unknown> = await shop.pricedOrder();
    expect(
      await outcome(shop.post('/api/order/guest', { ...order, [field]: Number(order[field]) + 0.01 })),
    ).toMatchObject([409, { code: 'prices-changed' }]);
  });

  const refused: readonly [string, Partial<GuestOrder>, RegExp][] = [
    ['no email', { email: ' ' }, /Email is required/u],
    ['no first name', { firstName: ' ' }, /First name is required/u],
    ['no last name', { lastName: '' }, /Last name is required/u],
    ['no country', { address: { ...ontario, country: '', state: '' } }, /^Country is required for tax calculation\.$/u],
    ['no province', { address: { ...ontario, state: '' } }, /^State\/Province is required for tax calculation in/u],
    ['no voice', { selectedVoices: [] }, /select a voice/u],
    ['an unknown voice', { selectedVoices: ['nobody'] }, /voices you selected isn’t available/u],
    ['an inactive voice', { selectedVoices: [inactive] }, /not available/u],
    ['a voice that is away', { selectedVoices: [awayNow] }, /away right now/u],
    [
      'a voice that the partner does not offer',
      { selectedVoices: [withoutRush], referralCode: 'northwind' },
      /not available/u,
    ],
    [
      'rush that a voice lacks',
      { selectedVoices: [withoutRush], options: { ...guestOrder().options, rush: true } },
      /rush/u,
    ],
    ['an unknown track', { selectedMusic: ['none'] }, /tracks you selected isn’t available/u],
    ['a blank message', { items: [message(' \n\u200b\u2800\u3164')] }, /Message #1 has no text/u],
    ['too few messages', { selectedVoices: ['emma', 'james'] }, /Minimum message count 2/u],
    ['no phone system', { phoneSystem: ' ' }, /choose your phone system/u],
    ['an unknown phone system', { phoneSystem: 'abacus' }, /don’t support/u],
    ['an unknown discount', { discountCodeOrId: 'NOPE' }, /no longer valid/u],
    ['an odd music length', { selectedMusicOptions: { musicBetweenMessages: 7, comments: '' } }, /5, 10, 15/u],
    ['another service than its type', { serviceType: 'voip' }, /don’t match/u],
  ];
  test.each(refused)('refuses %s', async (_name, changes, sentence) => {
    const answer = await shop.placeOrder(changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ message: string }>().message).toMatch(sentence);
  });

  it('accepts a voice that is away later, and the other services', async () => {
    const called = { ...voicemail, phone: '780 555 0100' };
    for (const changes of [{ selectedVoices: [awayLater] }, { serviceType: 'voip', serviceId: 'voip' }, called]) {
      expect((await shop.placeOrder(changes)).statusCode).toBe(201);
    }
    const two = { ...called, items: [message('a'), message('b', 2)] };
    expect((await shop.placeOrder(two)).json()).toMatchObject({ code: 'message-only-one' });
  });

  test.each([
    [undefined, 422],
    [' ', 422],
    ['abc', 422],
    ['555-010', 422],
    ['555-0100', 201],
    ['+1 (780) 555-0100, ask for Ann', 201],
    ['٧٨٠٥٥٥٠١٠٠', 201],
  ])('needs a number to call for voicemail only: %j', async (phone, status) => {
    const changes = phone === undefined ? {} : { phone };
    const answer = await shop.placeOrder({ ...voicemail, ...changes });
    const { code, field } = answer.json<{ code?: string; field?: string }>();
    const refusal = status === 422 ? ['phone-invalid', 'phone'] : [undefined, undefined];
    expect([answer.statusCode, code, field]).toEqual([status, ...refusal]);
    expect((await shop.placeOrder(changes)).statusCode).toBe(201);
  });
});

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
    expect(await outcome(calculate({ address }))).toMatchObject([422, { code: 'address-invalid' }]);
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
    expect(await outcome(calculate(changes))).toMatchObject([400, { field }]);
  });

  it('answers 404 for an unknown service', async () => {
    expect((await calculate({ serviceId: 'fax' })).statusCode).toBe(404);
  });
});

it('an order with comments that are too long is refused', async () => {
  expect(await outcome(shop.placeOrder({ comments: 'x'.repeat(1001) }))).toMatchObject([400, { field: 'comments' }]);
});
