// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  applyDiscountAtom,
  isApplyingDiscountAtom,
  recheckDiscountAtom,
} from '../../../../src/state/order/discount.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { discountOf } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();
quietWarnings();
const spring = discountOf();

describe('a discount code', () => {
  it('is applied', async () => {
    shop().on('GET /discount/SPRING', { body: spring });
    const { store } = readyStore();
    await expect(store.set(applyDiscountAtom, '  SPRING ')).resolves.toBe(true);
    expect(store.get(orderAtom).discount).toEqual(spring);
    expect(toastsOf(store)).toEqual(['success discountApplied 4']);
  });

  it('is invalid if the shop does not know it', async () => {
    const { store } = readyStore({ discount: null });
    await expect(store.set(applyDiscountAtom, 'NOPE')).resolves.toBe(false);
    expect(store.get(orderAtom).discount).toBeNull();
    expect(toastsOf(store)).toEqual(['danger discountInvalid 5']);
  });

  it.each(['', '   ', '\n\t'])('is ignored if it is empty: %j', async (code) => {
    const { store } = readyStore();
    await expect(store.set(applyDiscountAtom, code)).resolves.toBe(false);
    expect(shop().calls).toHaveLength(0);
    expect(toastsOf(store)).toEqual([]);
  });

  it('is requested once at a time', async () => {
    const answer = later();
    shop().on('GET /discount/SPRING', () => answer.reply);
    const { store } = readyStore();
    const first = store.set(applyDiscountAtom, 'SPRING');
    await expect(store.set(applyDiscountAtom, 'SPRING')).resolves.toBe(false);
    expect(store.get(isApplyingDiscountAtom)).toBe(true);
    await answer.come({ body: spring });
    await expect(first).resolves.toBe(true);
    expect(shop().calls).toHaveLength(1);
  });
});

describe('the discount of a saved order', () => {
  it('is updated', async () => {
    shop().on('GET /discount/SPRING', { body: { ...spring, value: 5 } });
    const { store } = readyStore({ discount: spring });
    await store.set(recheckDiscountAtom);
    expect(store.get(orderAtom).discount?.value).toBe(5);
    expect(toastsOf(store)).toEqual([]);
  });

  it('is removed if it has ended', async () => {
    const { store } = readyStore({ discount: spring });
    await store.set(recheckDiscountAtom);
    expect(store.get(orderAtom).discount).toBeNull();
    expect(toastsOf(store)).toEqual(['warning discountInvalid 4']);
  });

  it('stays if the shop does not answer', async () => {
    shop().on('GET /discount/SPRING', { status: 403 });
    const { store } = readyStore({ discount: spring });
    await store.set(recheckDiscountAtom);
    expect(store.get(orderAtom).discount).toEqual(spring);
  });

  it('does not come back after it is removed', async () => {
    const answer = later();
    shop().on('GET /discount/SPRING', () => answer.reply);
    const { store } = readyStore({ discount: spring });
    const check = store.set(recheckDiscountAtom);
    store.set(changeOrderAtom, (order) => ({ ...order, discount: null }));
    await answer.come({ body: spring });
    await check;
    await pass(0);
    expect(store.get(orderAtom).discount).toBeNull();
  });
});
