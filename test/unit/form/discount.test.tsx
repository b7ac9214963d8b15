// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Discount } from '../../../src/domain/checkout/discount.ts';
import { DiscountSection } from '../../../src/form/discount/discount-section.tsx';
import { dispatch } from '../../../src/state/form.ts';
import { shownToastsAtom } from '../../../src/state/notices/notices.ts';
import { applyDiscount } from '../../../src/state/session/apply-discount.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { drawing, drawPart, openAll, typeInto } from '../helpers/draw.tsx';
import { fakeShopEachTest, pass } from '../helpers/fake-shop.ts';
import { readyStore } from '../helpers/form-store.ts';
import { goodShop, payingForm } from '../helpers/paying.ts';
import { discountOf } from '../helpers/samples.ts';

const { shop } = fakeShopEachTest();

/** A form whose buyer has applied a code; the shop takes 25 off orders with rush production. */
async function apply(edit: Partial<Discount>) {
  goodShop(shop())
    .on('GET /discount/SPRING', { body: discountOf(edit) })
    .on('POST /order/calculate-guest', ({ body }) => {
      const discount = JSON.stringify(body).match(/"rush":true.*"SPRING"/u) ? 25 : 0;
      return { body: { subtotal: 129, discount, total: 129 - discount } };
    });
  const form = await payingForm();
  const { place } = await drawPart(form, <DiscountSection />);
  const click = (name: string) =>
    drawing(async () => {
      [...place.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))?.click();
      await pass(600);
    });
  await openAll(place);
  await typeInto(place.querySelector('input'), 'SPRING');
  await click('Apply');
  return {
    place,
    click,
    hurry: () =>
      drawing(async () => {
        dispatch(form, { type: 'optionChanged', code: 'rush', isChosen: true });
        await pass(300);
      }),
    notices: () => form.store.get(shownToastsAtom).map(({ text }) => text),
    discount: () => form.store.get(orderAtom).discount,
  };
}

const applied = 'Discount applied successfully!';
const notYet = 'Not yet applied.';

it('a discount is marked as not applied until the order reaches its minimum', async () => {
  const { place, hurry, notices } = await apply({ minOrderAmount: 150 });
  expect([place.textContent.includes(notYet), notices()]).toEqual([true, []]);
  await hurry();
  expect([place.textContent.includes(notYet), notices()]).toEqual([false, [applied]]);
});

it('a discount with a minimum is applied at once while the order has no price', async () => {
  goodShop(shop()).on('GET /discount/SPRING', { body: discountOf({ minOrderAmount: 150 }) });
  const form = readyStore({ voices: [null] });
  const { place } = await drawPart(form, <DiscountSection />);
  await drawing(async () => void (await applyDiscount(form, 'SPRING')));
  expect(form.store.get(shownToastsAtom).map(({ text }) => text)).toEqual([applied]);
  expect(place.textContent).toContain('Minimum order amount CA$150.00.');
  expect(place.textContent).not.toContain(notYet);
});

it('an applied discount shows its limits and the savings, and can be removed', async () => {
  const { place, click, hurry, discount } = await apply({ minOrderAmount: 100, maxDiscount: 40 });
  await hurry();
  for (const words of [
    'Spring',
    'Minimum order amount CA$100.00. Maximum discount CA$40.00.',
    'You are saving CA$25.00',
  ])
    expect(place.textContent).toContain(words);
  await click('Remove discount');
  expect([discount(), place.querySelector('input')?.value]).toEqual([null, '']);
});
