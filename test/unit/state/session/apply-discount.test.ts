// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { applyDiscount, recheckDiscount } from '../../../../src/state/session/apply-discount.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { fakeShopEachTest, later, type Reply } from '../../helpers/fake-shop.ts';
import { edit, readyStore, toastsOf } from '../../helpers/form-store.ts';
import { discountOf } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();
const spring = discountOf();

it('a discount code is looked up without the spaces around it, and not if it is empty', async () => {
  shop().on('GET /discount/SPRING', { body: spring });
  const form = readyStore();
  const { store } = form;
  await expect(applyDiscount(form, ' \n')).resolves.toBe(false);
  expect([shop().calls, toastsOf(store)]).toEqual([[], []]);
  await expect(applyDiscount(form, '  SPRING ')).resolves.toBe(true);
  expect(store.get(orderAtom).discount).toEqual(spring);
});

it.each<[string, Reply, number | undefined, readonly string[]]>([
  ['is updated', { body: { ...spring, value: 5 } }, 5, []],
  ['is removed if it has ended', { status: 404 }, undefined, ['warning discountInvalid 4']],
  ['stays if the shop does not answer', { status: 403 }, 10, []],
])('the discount of a saved order %s', async (...row) => {
  const [, reply, value, toasts] = row;
  shop().on('GET /discount/SPRING', reply);
  const form = readyStore({ discount: spring });
  const { store } = form;
  await recheckDiscount(form);
  expect([store.get(orderAtom).discount?.value, toastsOf(store)]).toEqual([value, toasts]);
});

it('the discount of a saved order is not restored after the buyer removed it', async () => {
  const answer = later();
  shop().on('GET /discount/SPRING', () => answer.reply);
  const form = readyStore({ discount: spring });
  const check = recheckDiscount(form);
  edit(form, { discount: null });
  await answer.come({ body: spring });
  await check;
  expect(form.store.get(orderAtom).discount).toBeNull();
});
