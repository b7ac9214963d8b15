import { describe, expect, it } from 'vitest';
import { profileOf, type User } from '../../../../src/domain/user.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import { sessionAtom } from '../../../../src/state/buyer/session.ts';
import type { Settings } from '../../../../src/state/host/settings.ts';
import {
  closeProfileAtom,
  isProfileOpenAtom,
  loadUserAtom,
  saveProfileAtom,
  userAtom,
} from '../../../../src/state/buyer/user.ts';
import { fakeShopEachTest, pass } from '../../helpers/fake-shop.ts';
import { formStore, toastsOf } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';

const { shop } = fakeShopEachTest();
quietWarnings();

const address = { country: 'CA', state: 'ON', city: 'Ottawa', houseNumber: '12', street: 'Bank', postalCode: 'K1P' };
const user: User = {
  id: 'u1',
  email: 'marie@example.com',
  title: 'Ms',
  firstName: 'Marie',
  lastName: 'Tremblay',
  phone: '1',
  companyName: '',
  address,
};

/** A fresh order of a buyer whose user is not fetched yet. */
function loggedIn(edit: Partial<Settings> = {}, body: User = user) {
  shop().on('GET /user/u1', { body });
  const form = formStore(edit);
  form.store.set(sessionAtom, { accessToken: 't1', userId: 'u1', getAccessToken: null });
  form.store.set(startFreshAtom);
  return form;
}

const living = (country: string): User => ({ ...user, address: { ...address, country } });

describe('the user’s country', () => {
  it.each([
    ['CA', 'CAD'],
    ['US', 'USD'],
    ['DE', 'USD'],
    ['', 'CAD'],
  ])('%j makes the currency %s', async (country, currency) => {
    const { store } = loggedIn({}, living(country));
    await store.set(loadUserAtom);
    expect(store.get(userAtom)?.id).toBe('u1');
    expect(store.get(orderAtom).currency).toBe(currency);
  });

  it('leaves the currency of an order that was begun', async () => {
    const { store } = loggedIn({}, living('US'));
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    await store.set(loadUserAtom);
    expect(store.get(orderAtom).currency).toBe('CAD');
  });

  it('leaves the currency that the host page asked for', async () => {
    const { store } = loggedIn({ currency: 'CAD' }, living('US'));
    await store.set(loadUserAtom);
    expect(store.get(orderAtom).currency).toBe('CAD');
  });
});

describe('saving the profile', () => {
  it.each([
    [200, 'success profileSaved 5'],
    [400, 'danger profileFailed 5'],
    [500, 'danger profileFailed 5'],
    [0, 'danger profileFailed 5'],
  ])('that answers %i shows %s s, and the user is fetched anew', async (status, toast) => {
    const { store } = loggedIn();
    await store.set(loadUserAtom);
    shop().on('PATCH /user/u1', { status });
    await store.set(saveProfileAtom, { ...profileOf(user), phone: '2' });
    expect(toastsOf(store)).toEqual([toast]);
    expect(shop().asked('PATCH /user/u1')).toHaveLength(1);
    expect(shop().asked('GET /user/u1')).toHaveLength(2);
  });

  it('is over when the editor closes, which fetches the user anew', async () => {
    const { store } = loggedIn();
    await store.set(loadUserAtom);
    store.set(isProfileOpenAtom, true);
    store.set(closeProfileAtom);
    await pass(0);
    expect(store.get(isProfileOpenAtom)).toBe(false);
    expect(shop().asked('GET /user/u1')).toHaveLength(2);
  });
});
