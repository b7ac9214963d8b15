import { expect, it, test } from 'vitest';
import { discountOn, type DiscountRule } from '../../demo/shop/pricing/discounts.ts';
import { priceOrder, type PriceQuestion } from '../../demo/shop/pricing/price-order.ts';
import { chargeTaxes, taxesOf } from '../../demo/shop/pricing/taxes.ts';
import { services } from '../../demo/shop/seed/services.ts';
import { taxName } from '../../demo/shop/text/bill-names.ts';
import { formatsOf } from '../../demo/shop/text/formats.ts';
import { statesOf } from '../../src/domain/buyer/regions.ts';
import { words } from '../helpers/shop.ts';

const onHold = services.find(({ id }) => id === 'moh') ?? services[0];
if (onHold === undefined) throw new Error('There is no service.');

const question = (changes: Partial<PriceQuestion> = {}): PriceQuestion => ({
  rates: onHold.rates.CAD,
  includedPrompts: 1,
  includedWordsPerPrompt: 50,
  messages: ['Thank you for calling.'],
  options: { proofReading: false, rush: false, updateVoicemailGreeting: false },
  discount: null,
  taxes: [],
  ...changes,
});

test.each([
  ['AB', 500, 'GST (5%)'],
  ['NT', 500, 'GST (5%)'],
  ['NU', 500, 'GST (5%)'],
  ['YT', 500, 'GST (5%)'],
  ['BC', 1200, 'GST (5%) + PST (7%)'],
  ['MB', 1200, 'GST (5%) + PST (7%)'],
  ['SK', 1100, 'GST (5%) + PST (6%)'],
  ['QC', 1498, 'GST (5%) + QST (9.975%)'],
  ['ON', 1300, 'HST (13%)'],
  ['NB', 1500, 'HST (15%)'],
  ['NL', 1500, 'HST (15%)'],
  ['PE', 1500, 'HST (15%)'],
  ['NS', 1400, 'HST (14%)'],
])('%s takes %i cents off 100 dollars', (state, cents, label) => {
  const taxes = taxesOf({ country: 'CA', state });
  const charged = chargeTaxes(10_000, taxes);
  expect(charged.reduce((sum, { amount }) => sum + amount, 0)).toBe(cents);
  expect(taxes.map((tax) => taxName('en', tax)).join(' + ')).toBe(label);
});

it('taxes are known for every province that the form offers', () => {
  const untaxed = statesOf('CA').filter(({ code }) => taxesOf({ country: 'CA', state: code }).length === 0);
  expect(untaxed).toEqual([]);
});

test.each([
  ['US', 'NY'],
  ['DE', ''],
  ['CA', ''],
  ['CA', 'constructor'],
  ['', ''],
])('%s %s takes nothing off', (country, state) => {
  expect(taxesOf({ country, state })).toEqual([]);
});

it('each tax is rounded on its own', () => {
  // 5 % of 12.90 is 64.5 cents, 9.975 % is 128.6775 cents; rounded together they would be 193.
  const charged = chargeTaxes(1290, taxesOf({ country: 'CA', state: 'QC' }));
  expect(charged.map(({ amount }) => amount)).toEqual([65, 129]);
});

const discount = (changes: Partial<DiscountRule>): DiscountRule => ({
  type: 'percentage',
  value: 1000,
  minOrderAmount: 0,
  maxDiscount: 0,
  ...changes,
});

const least = discount({ type: 'fixed', value: 2_500, minOrderAmount: 15_000 });
const capped = discount({ value: 2_000, maxDiscount: 4_000 });
test.each<[string, number, DiscountRule | null, number]>([
  ['ten percent', 12_905, discount({}), 1_291],
  ['none', 12_900, null, 0],
  ['never more than the subtotal', 1_000, discount({ type: 'fixed', value: 2_500 }), 1_000],
  ['at the cap', 30_000, capped, 4_000],
  ['under the cap', 12_900, capped, 2_580],
  ['below the least amount', 14_999, least, 0],
  ['at the least amount', 15_000, least, 2_500],
])('discounts %s', (...row) => {
  const [, subtotal, rule, cents] = row;
  expect(discountOn(subtotal, rule)).toBe(cents);
});

it('an order lists what it charges for', () => {
  const options = { proofReading: true, rush: true, updateVoicemailGreeting: false };
  const { lines, subtotal } = priceOrder(question({ options, messages: ['a', 'b'] }));
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['service', 12_900],
    ['prompts', 2_900],
    ['proof-reading', 1_500],
    ['rush', 4_900],
  ]);
  expect(subtotal).toBe(22_200);
});

test.each([
  ['CA', 'ON', { tax: 2_639, taxRate: 0.13, total: 22_939 }],
  ['CA', 'QC', { tax: 1_015 + 2_025, taxRate: 0.14975, total: 23_340 }],
  ['US', 'NY', { tax: 0, taxRate: 0, total: 20_300 }],
])('an order is taxed on what the discount leaves, in %s %s', (country, state, expected) => {
  const discount: DiscountRule = { type: 'percentage', value: 2_000, minOrderAmount: 10_000, maxDiscount: 4_000 };
  const options = { proofReading: false, rush: true, updateVoicemailGreeting: false };
  const taxes = taxesOf({ country, state });
  const price = priceOrder(question({ discount, options, taxes, messages: ['a', words(70), ''] }));
  // 129 + 2 × 29 + 49 + 20 × 0.35 = 243; a fifth of it is 48.60, capped at 40.
  expect(price).toMatchObject({ subtotal: 24_300, discount: 4_000, discountRate: 0.1646, ...expected });
});

it('money is read with its currency', () => {
  expect(formatsOf('en').money(123_456, 'CAD')).toBe('$1,234.56');
  expect(formatsOf('en').money(9_900, 'USD')).toBe('US$99.00');
  expect(formatsOf('fr').money(9_900, 'USD')).toBe('99,00\u00a0$\u00a0US');
  expect(formatsOf('es').money(9_900, 'USD')).toBe('$99.00');
});
