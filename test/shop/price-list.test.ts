import { expect, test } from 'vitest';
import { priceOrder } from '../../demo/shop/pricing/price-order.ts';
import { services } from '../../demo/shop/seed/services.ts';
import { words } from '../helpers/shop.ts';

const question = {
  // 5 words beyond the included
  messages: [words(55), 'a'],
  options: { proofReading: true, rush: true, updateVoicemailGreeting: false },
  discount: null,
  taxes: [],
};

test.each([
  ['moh', 'CAD', 12_900 + 2_900 + 5 * 35 + 1_500 + 4_900],
  ['moh', 'USD', 9_900 + 2_200 + 5 * 27 + 1_200 + 3_900],
  ['voip', 'CAD', 8_900 + 1_900 + 5 * 30 + 1_500 + 3_900],
  ['voip', 'USD', 6_900 + 1_500 + 5 * 24 + 1_200 + 2_900],
  ['mvoice', 'CAD', 5_900 + 0 + 5 * 30 + 1_000 + 2_900],
  ['mvoice', 'USD', 4_500 + 0 + 5 * 24 + 800 + 2_200],
] as const)('the price list of %s in %s', (id, currency, subtotal) => {
  const service = services.find((one) => one.id === id);
  if (service === undefined) throw new Error(`There is no service ${id}.`);
  expect(priceOrder({ ...question, ...service, rates: service.rates[currency] }).subtotal).toBe(subtotal);
});
