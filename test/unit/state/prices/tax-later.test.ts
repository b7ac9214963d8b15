// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { editGuestAtom } from '../../../../src/state/buyer/guest.ts';
import { sessionAtom } from '../../../../src/state/buyer/session.ts';
import { startUser } from '../../../../src/state/buyer/user.ts';
import { startPrices } from '../../../../src/state/prices/ask-prices.ts';
import { askPricesAtom, isTaxLaterAtom, priceAnswerAtom } from '../../../../src/state/prices/prices.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { readyStore } from '../../helpers/form-store.ts';

const { shop } = fakeShopEachTest();
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function priced(tax: number) {
  shop().on('POST /order/calculate-guest', { body: { subtotal: 100, tax, total: 100 + tax } });
  const { store } = readyStore();
  stops.push(startPrices(store));
  await pass(300);
  return store;
}

describe('a tax of 0', () => {
  it.each([
    ['', '', true],
    ['CA', '', true],
    ['CA', 'NY', true],
    ['CA', 'AB', false],
    ['SG', '', false],
  ])('of a guest in %j %j is final only later: %s', async (country, state, isLater) => {
    const store = await priced(0);
    expect(store.get(isTaxLaterAtom)).toBe(true);
    store.set(editGuestAtom, { country });
    store.set(editGuestAtom, { state });
    await pass(300);
    expect(store.get(isTaxLaterAtom)).toBe(isLater);
  });

  it('does not change before the answer for the address', async () => {
    const store = await priced(0);
    store.set(editGuestAtom, { country: 'SG' });
    expect(store.get(isTaxLaterAtom)).toBe(true);
    await pass(300);
    store.set(askPricesAtom);
    expect(store.get(isTaxLaterAtom)).toBe(false);
  });
});

it.each([
  ['no country', { country: '', state: '' }, true],
  ['a country and a province', { country: 'CA', state: 'AB' }, false],
])('a tax of 0 of an account with %s is final only later: %s', async (_what, place, isLater) => {
  const user = {
    id: 'u1',
    email: 'a@b.example',
    address: { city: '', houseNumber: '', street: '', postalCode: '', ...place },
  };
  shop()
    .on('GET /user/u1', { body: user })
    .on('POST /order/calculate', { body: { subtotal: 100, tax: 0, total: 100 } });
  const { store } = readyStore();
  store.set(sessionAtom, { accessToken: 't1', userId: 'u1', getAccessToken: null });
  stops.push(startUser(store), startPrices(store));
  await pass(600);
  expect(store.get(priceAnswerAtom)?.totals.total).toBe(100);
  expect(store.get(isTaxLaterAtom)).toBe(isLater);
});

it('a tax above 0 is final', async () => {
  expect((await priced(13)).get(isTaxLaterAtom)).toBe(false);
});
