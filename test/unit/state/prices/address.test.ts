// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { editGuest } from '../../../../src/state/buyer/guest.ts';
import { startUser } from '../../../../src/state/buyer/user.ts';
import { startPrices, invalidatePrices } from '../../../../src/state/prices/request-prices.ts';
import {
  arePricesCurrentAtom,
  isTaxLaterAtom,
  priceAnswerAtom,
  pricesAtom,
} from '../../../../src/state/prices/prices.ts';
import { fakeShopEachTest, pass, type Reply } from '../../helpers/fake-shop.ts';
import { logIn, readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { user } from '../../helpers/samples.ts';

const line = 'POST /order/calculate-guest';
const { shop } = fakeShopEachTest();

function started(): FormStore {
  const form = readyStore();
  onTestFinished(startPrices(form));
  return form;
}

const typing =
  (country: string) =>
  (form: FormStore): void =>
    editGuest(form, { country });

describe('an address that the shop rejects', () => {
  it.each<[string, Reply]>([
    ['422, in whatever words', { status: 422, body: { message: 'Une erreur.' } }],
    ['the code of an address', { status: 400, body: { code: 'address.state-unknown' } }],
    ['a field of the address', { status: 422, body: { field: 'address.state' } }],
    ['the address as a field', { status: 409, body: { field: 'address', code: 'unknown' } }],
  ])('with %s is shown in the guest form, and not priced again until it changes', async (_, refusal) => {
    shop().on(line, refusal);
    const form = started();
    const { store, events } = form;
    editGuest(form, { country: 'CA' });
    await pass(600_000);
    expect(shop().calls).toHaveLength(1);
    expect([store.get(pricesAtom).status === 'refused', toastsOf(store)]).toEqual([true, []]);
    expect(events).toMatchObject([{ name: 'voice-order-error', detail: { area: 'calculate' } }]);
    shop().on(line, { body: { subtotal: 100, total: 100 } });
    editGuest(form, { state: 'ON' });
    expect(store.get(pricesAtom).status === 'refused').toBe(false);
    await pass(300);
    expect(store.get(arePricesCurrentAtom)).toBe(true);
    expect(shop().calls[1]?.body).toMatchObject({ address: { country: 'CA', state: 'ON' } });
  });

  it.each<[string, (form: FormStore) => void, Reply]>([
    ['if none was typed', typing(''), { status: 422, body: { field: 'address.state' } }],
    ['for a logged-in buyer', logIn, { status: 422 }],
    ['with a code of something else', typing('CA'), { status: 422, body: { code: 'voice-away' } }],
    ['with another field', typing('CA'), { status: 422, body: { field: 'items.0.style' } }],
    ['with a field that only sounds like it', typing('CA'), { status: 400, body: { field: 'addressee' } }],
    ['whatever its words say', typing('CA'), { status: 400, body: { message: 'The state is not of this country.' } }],
  ])('is an ordinary failure %s', async (_, begin, refusal) => {
    shop().on(line, refusal).on('POST /order/calculate', refusal);
    const form = started();
    begin(form);
    await pass(300);
    expect(form.store.get(pricesAtom).status === 'refused').toBe(false);
    expect(toastsOf(form.store)).toEqual(['danger calculationFailed 5']);
  });
});

describe('a tax', () => {
  it.each([
    ['', '', 0, true],
    ['CA', '', 0, true],
    ['CA', 'NY', 0, true],
    ['CA', 'AB', 0, false],
    ['SG', '', 0, false],
    ['', '', 13, false],
  ])('of a guest in %j %j of %i may still change: %s', async (...row) => {
    const [country, state, tax, isLater] = row;
    shop().on(line, { body: { subtotal: 100, tax, total: 100 + tax } });
    const form = started();
    const { store } = form;
    await pass(300);
    expect(store.get(isTaxLaterAtom)).toBe(tax === 0);
    editGuest(form, { country });
    editGuest(form, { state });
    // What is on show is of the earlier address until the answer comes.
    expect(store.get(isTaxLaterAtom)).toBe(tax === 0);
    await pass(300);
    invalidatePrices(form);
    expect(store.get(isTaxLaterAtom)).toBe(isLater);
  });

  it.each([
    ['without a country', { country: '', state: '' }, true],
    ['with a province', { country: 'CA', state: 'AB' }, false],
  ])('of 0 of an account %s may still change: %s', async (_, place, isLater) => {
    shop()
      .on('GET /user/u1', { body: { ...user, address: { ...user.address, ...place } } })
      .on('POST /order/calculate', { body: { subtotal: 100, tax: 0, total: 100 } });
    const form = readyStore();
    logIn(form);
    onTestFinished(startUser(form));
    onTestFinished(startPrices(form));
    await pass(600);
    expect(form.store.get(priceAnswerAtom)?.totals.total).toBe(100);
    expect(form.store.get(isTaxLaterAtom)).toBe(isLater);
  });
});
