// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished } from 'vitest';
import { editGuest } from '../../../../src/state/buyer/guest-details.ts';
import { startPrices } from '../../../../src/state/prices/request-prices.ts';
import { arePricesCurrentAtom, pricesAtom } from '../../../../src/state/prices/price-atoms.ts';
import { fakeShopEachTest, pass, type Reply } from '../../helpers/fake-shop.ts';
import { logIn, readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';

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
