// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { paymentGuardAtom } from '../../../../src/state/checkout/payment-guard.ts';
import { fakeShopEachTest } from '../../helpers/fake-shop.ts';
import { goodShop, orderLine, payingForm, stepOf } from '../../helpers/paying.ts';

const { shop } = fakeShopEachTest();
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('no order is placed while the guard holds it back', async () => {
  goodShop(shop());
  const { store, pay, stop } = await payingForm();
  stops.push(stop);
  let isHeld = true;
  store.set(paymentGuardAtom, { holdsBack: () => isHeld });
  await pay();
  expect([shop().asked(orderLine).length, stepOf(store)]).toEqual([0, 'guest']);
  isHeld = false;
  await pay();
  expect(shop().asked(orderLine).length).toBe(1);
});
