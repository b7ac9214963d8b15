// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { SummaryTotals } from '../../../src/form/summary/summary-totals.tsx';
import { drawPart, textsOf } from '../helpers/draw.tsx';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { goodShop, payingForm } from '../helpers/paying.ts';

const { shop } = fakeShopEachTest();

const service = { code: 'service', quantity: 1, unit: 70, amount: 70 };
const gift = { code: 'gift', quantity: 1, unit: 10, amount: 10 };

/** The rows of the summary if the shop returns these lines. */
async function rowsOf(lines: readonly object[]): Promise<readonly string[]> {
  goodShop(shop()).on('POST /order/calculate-guest', { body: { subtotal: 100, total: 100, lines } });
  const form = await payingForm();
  await pass(300);
  return textsOf(await drawPart(form, <SummaryTotals isGuest={false} />), 'tr');
}

it('the summary shows unknown price lines by their label', async () => {
  const lines = [service, { ...gift, label: 'Gift wrapping' }, { ...gift, quantity: 2, amount: 20, label: 'Copies' }];
  expect(await rowsOf(lines)).toEqual([
    'On Hold MessageCA$70.00',
    'Messages 1included',
    'Words 3included',
    'Gift wrappingCA$10.00',
    'CopiesCA$20.00',
    'SubtotalCA$100.00',
    'TotalCA$100.00',
  ]);
});

it('the summary shows no lines if one of them has no name', async () => {
  expect(await rowsOf([service, gift])).toEqual(['Messages1', 'Words3', 'SubtotalCA$100.00', 'TotalCA$100.00']);
});
