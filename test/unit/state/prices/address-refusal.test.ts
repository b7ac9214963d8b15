// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { editGuestAtom } from '../../../../src/state/buyer/guest.ts';
import { sessionAtom } from '../../../../src/state/buyer/session.ts';
import { startPrices } from '../../../../src/state/prices/ask-prices.ts';
import { arePricesCurrentAtom, isAddressRefusedAtom } from '../../../../src/state/prices/prices.ts';
import { fakeShopEachTest, pass, type Reply } from '../../helpers/fake-shop.ts';
import { readyStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

const line = 'POST /order/calculate-guest';
const { shop } = fakeShopEachTest();
quietWarnings();

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function started(): FormStore {
  const form = readyStore();
  stops.push(startPrices(form.store));
  return form;
}

describe('an address that the shop rejects', () => {
  const refusals: readonly [string, Reply][] = [
    ['422', { status: 422 }],
    ['422, in whatever words', { status: 422, body: { message: 'Une erreur.' } }],
    ['the code of an address', { status: 400, body: { code: 'address.state-unknown' } }],
    ['a field of the address', { status: 422, body: { field: 'address.state' } }],
    ['the address as a field', { status: 409, body: { field: 'address', code: 'unknown' } }],
  ];

  it.each(refusals)('with %s is shown in the guest form until it changes', async (_, refusal) => {
    shop().on(line, refusal);
    const { store, events } = started();
    store.set(editGuestAtom, { country: 'CA' });
    await pass(300);
    expect(store.get(isAddressRefusedAtom)).toBe(true);
    expect(toastsOf(store)).toEqual([]);
    expect(events).toMatchObject([{ name: 'voice-order-error', detail: { area: 'calculate' } }]);
    shop().on(line, { body: { subtotal: 100, total: 100 } });
    store.set(editGuestAtom, { state: 'ON' });
    expect(store.get(isAddressRefusedAtom)).toBe(false);
    await pass(300);
    expect(store.get(arePricesCurrentAtom)).toBe(true);
  });

  it('is not priced again before it changes', async () => {
    shop().on(line, { status: 422 });
    started().store.set(editGuestAtom, { country: 'CA' });
    await pass(600_000);
    expect(shop().calls).toHaveLength(1);
  });

  it.each<[string, string, Reply]>([
    ['where none was typed', '', { status: 422, body: { field: 'address.state' } }],
    ['of a code of something else', 'CA', { status: 422, body: { code: 'voice-away' } }],
    ['of another field', 'CA', { status: 422, body: { field: 'items.0.style' } }],
    ['of a field that only sounds like it', 'CA', { status: 400, body: { field: 'addressee' } }],
    ['whatever its words say', 'CA', { status: 400, body: { message: 'The state is not of this country.' } }],
  ])('is an ordinary failure %s', async (_, country, refusal) => {
    shop().on(line, refusal);
    const { store } = started();
    store.set(editGuestAtom, { country });
    await pass(300);
    expect(store.get(isAddressRefusedAtom)).toBe(false);
    expect(toastsOf(store)).toEqual(['danger calculationFailed 5']);
  });

  it('is an ordinary failure for a logged-in buyer', async () => {
    shop().on('GET /user/u1', { status: 404 }).on('POST /order/calculate', { status: 422 });
    const { store } = started();
    store.set(editGuestAtom, { country: 'CA' });
    store.set(sessionAtom, { accessToken: 't1', userId: 'u1', getAccessToken: null });
    await pass(300);
    expect(store.get(isAddressRefusedAtom)).toBe(false);
    expect(toastsOf(store)).toEqual(['danger calculationFailed 5']);
  });
});
