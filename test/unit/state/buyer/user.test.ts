// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { profileOf, type User } from '../../../../src/domain/buyer/user.ts';
import { changeOrderAtom, orderAtom } from '../../../../src/state/order/order.ts';
import { startFreshAtom } from '../../../../src/state/order/service-switch.ts';
import { guestAtom } from '../../../../src/state/buyer/guest.ts';
import { sessionAtom } from '../../../../src/state/buyer/session.ts';
import type { Settings } from '../../../../src/state/host/settings.ts';
import {
  closeProfileAtom,
  isProfileOpenAtom,
  isUserMissingAtom,
  loadUserAtom,
  profileGoalAtom,
  startUser,
  userAtom,
} from '../../../../src/state/buyer/user.ts';
import { saveProfileAtom } from '../../../../src/state/buyer/save-profile.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { formStore, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { quietWarnings } from '../../helpers/quiet.ts';
import { address, user } from '../../helpers/samples.ts';
import { visibleEachTest } from '../../helpers/visible.ts';

const { shop } = fakeShopEachTest();
quietWarnings();
visibleEachTest();

/** A fresh order of a buyer whose user is not fetched yet. */
function loggedIn(edit: Partial<Settings> = {}, body: User = user) {
  shop().on('GET /user/u1', { body });
  const form = formStore(edit);
  form.store.set(sessionAtom, { accessToken: 't1', userId: 'u1', getAccessToken: null });
  form.store.set(startFreshAtom);
  return form;
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const noSession = { accessToken: null, userId: null, getAccessToken: null };
const living = (country: string): User => ({ ...user, address: { ...address, country } });

describe('the user’s country', () => {
  it.each([
    ['CA', 'CAD'],
    ['US', 'USD'],
    ['DE', 'USD'],
    ['', 'CAD'],
  ])('%j sets the currency %s', async (country, currency) => {
    const { store } = loggedIn({}, living(country));
    await store.set(loadUserAtom);
    expect(store.get(userAtom)?.id).toBe('u1');
    expect(store.get(orderAtom).currency).toBe(currency);
  });

  it('does not change the currency of a started order', async () => {
    const { store } = loggedIn({}, living('US'));
    store.set(changeOrderAtom, (order) => ({ ...order, comments: 'Hello' }));
    await store.set(loadUserAtom);
    expect(store.get(orderAtom).currency).toBe('CAD');
  });

  it('does not change the currency that the page chose', async () => {
    const { store } = loggedIn({ currency: 'CAD' }, living('US'));
    await store.set(loadUserAtom);
    expect(store.get(orderAtom).currency).toBe('CAD');
  });
});

const line = 'GET /user/u1';

describe('a user who could not be loaded', () => {
  it.each<[string, (form: FormStore) => void]>([
    ['the page removes the login', ({ store }) => store.set(sessionAtom, noSession)],
    ['the element is removed', () => stops.splice(0).forEach((stop) => stop())],
  ])('is not requested again after %s', async (_, happen) => {
    const form = loggedIn();
    shop().on(line, { status: 404 });
    stops.push(startUser(form.store));
    await pass(0);
    happen(form);
    await pass(3_600_000);
    expect(shop().asked(line)).toHaveLength(1);
  });

  it('is replaced by the next user', async () => {
    const late = later();
    const { store } = loggedIn();
    shop()
      .on(line, () => late.reply)
      .on('GET /user/u2', { body: { ...user, id: 'u2' } });
    stops.push(startUser(store));
    await pass(0);
    store.set(sessionAtom, { accessToken: 't2', userId: 'u2', getAccessToken: null });
    await pass(0);
    await late.come({ body: user });
    expect(store.get(userAtom)?.id).toBe('u2');
  });
});

describe('a failed load', () => {
  it('of a former user is not reported for the next one', async () => {
    const { store } = loggedIn();
    const late = later();
    shop()
      .on(line, () => late.reply)
      .on('GET /user/u2', () => later().reply);
    stops.push(startUser(store));
    await pass(0);
    store.set(sessionAtom, { accessToken: 't2', userId: 'u2', getAccessToken: null });
    await pass(0);
    await late.come({ status: 404 });
    expect(store.get(isUserMissingAtom)).toBe(false);
  });
});

describe('saving the profile', () => {
  it('keeps what was typed for the guest if the session has ended', async () => {
    const { store } = loggedIn();
    await store.set(loadUserAtom);
    shop().on('PATCH /user/u1', { status: 401 });
    const profile = { ...profileOf(user), phone: '902 555 7777', city: 'Sydney', houseNumber: '7', street: 'Elm' };
    const isSaved = await store.set(saveProfileAtom, { ...profile, country: 'CA', state: 'NS' });
    expect([isSaved, toastsOf(store)]).toEqual([false, ['warning sessionEnded 5']]);
    const { email, firstName } = user;
    expect(store.get(guestAtom)).toMatchObject({ email, firstName, phone: '902 555 7777', city: 'Sydney' });
    // A guest's street has its number in the same field, and a page's country does not clear its state.
    expect(store.get(guestAtom)).toMatchObject({ street: '7 Elm', houseNumber: '', country: 'CA', state: 'NS' });
    expect(store.get(guestAtom)).not.toHaveProperty('companyName');
  });

  it('reloads the user when the editor closes', async () => {
    const { store } = loggedIn();
    await store.set(loadUserAtom);
    store.set(profileGoalAtom, 'profile');
    store.set(closeProfileAtom);
    await pass(0);
    expect(store.get(isProfileOpenAtom)).toBe(false);
    expect(shop().asked('GET /user/u1')).toHaveLength(2);
  });
});
