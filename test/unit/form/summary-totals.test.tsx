// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { SummaryTotals } from '../../../src/form/summary/summary-totals.tsx';
import { drawPart, textsOf } from '../helpers/draw.tsx';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { goodShop, payingForm } from '../helpers/paying.ts';
import { message, optionsOf } from '../helpers/samples.ts';

const { shop } = fakeShopEachTest();

const service = { code: 'service', quantity: 1, unit: 70, amount: 70 };
const gift = { code: 'gift', quantity: 1, unit: 10, amount: 10 };

/** The rows of the summary for an order with options and extra words, if the shop answers with this price. */
async function rowsOf(price: object): Promise<readonly string[]> {
  goodShop(shop()).on('POST /order/calculate-guest', { body: { subtotal: 100, total: 100, ...price } });
  const messages = [message(1, { content: 'word '.repeat(52) })];
  const form = await payingForm({ messages, options: optionsOf('proofReading', 'rush') });
  await pass(300);
  return textsOf(await drawPart(form, <SummaryTotals isGuest={false} />), 'tr');
}

const sums = ['SubtotalCA$100.00', 'TotalCA$100.00'];
const counts = [
  'Messages1',
  'Words52 incl. 2 extra',
  'Proof readingCA$15.00',
  'Rush production (2 Business Days Guarantee)CA$40.00',
];

it('the summary shows counts and list prices if the shop sends no lines', async () => {
  expect(await rowsOf({ discount: 10, tax: 11.7 })).toEqual([
    ...counts,
    'SubtotalCA$100.00',
    'Discount−CA$10.00',
    'TaxCA$11.70',
    'TotalCA$100.00',
  ]);
});

it('the summary shows the amounts of the lines, and the name of the tax', async () => {
  const lines = [
    service,
    { code: 'words', quantity: 2, unit: 0.35, amount: 0.7 },
    { code: 'rush', quantity: 1, unit: 40, amount: 40 },
  ];
  expect(await rowsOf({ lines, tax: 13, taxName: 'HST', taxRate: 0.13 })).toEqual([
    'On Hold MessageCA$70.00',
    'Messages 1included',
    'Words 52 incl. 2 extra (2 × CA$0.35)CA$0.70',
    'Proof readingCA$15.00',
    'Rush production (2 Business Days Guarantee)CA$40.00',
    'SubtotalCA$100.00',
    'Tax (HST 13%)CA$13.00',
    'TotalCA$100.00',
  ]);
});

it('the summary shows unknown price lines by their label', async () => {
  const lines = [service, { ...gift, label: 'Gift wrapping' }, { ...gift, quantity: 2, amount: 20, label: 'Copies' }];
  expect((await rowsOf({ lines })).slice(-4)).toEqual(['Gift wrappingCA$10.00', 'CopiesCA$20.00', ...sums]);
});

it('the summary shows no lines if one of them has no name', async () => {
  expect(await rowsOf({ lines: [service, gift] })).toEqual([...counts, ...sums]);
});
