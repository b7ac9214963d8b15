// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { saveProfile } from '../../../../src/state/buyer/save-profile.ts';
import { profileIssues, profileOf, type Profile, type User } from '../../../../src/domain/buyer/user.ts';
import { orderAtom } from '../../../../src/state/session/order-atoms.ts';
import { startFirstOrder } from '../../../../src/state/session/service-switch.ts';
import { guestAtom } from '../../../../src/state/buyer/guest-details.ts';
import { loginAtom } from '../../../../src/state/buyer/login.ts';
import type { Settings } from '../../../../src/state/host/settings.ts';
import { startForm } from '../../../../src/state/start.ts';
import { loadUser, startUser, userAtom } from '../../../../src/state/buyer/load-user.ts';
import { fakeShopEachTest, later, pass } from '../../helpers/fake-shop.ts';
import { edit, formStore, logIn, toastsOf, type FormStore } from '../../helpers/form-store.ts';
import { address, user } from '../../helpers/samples.ts';

const { shop } = fakeShopEachTest();

/** A fresh order of a buyer whose user is not fetched yet. */
function loggedIn(edit: Partial<Settings> = {}, body: User = user) {
  shop().on('GET /user/u1', { body });
  const form = formStore(edit);
  logIn(form);
  startFirstOrder(form);
  return form;
}

const line = 'GET /user/u1';
const noSession = { accessToken: null, userId: null, getAccessToken: null };

it.each<[Partial<Profile>, boolean, readonly string[]]>([
  [{}, false, []],
  [{ firstName: '', lastName: ' ', phone: '\t' }, false, ['firstName', 'lastName', 'phone']],
  [{ street: '', houseNumber: '', city: '' }, false, ['street', 'city']],
  [{ postalCode: '', state: '' }, false, ['postalCode', 'state']],
  [{ country: 'AE', state: 'DU', postalCode: '' }, false, []],
  [{ country: '', state: 'ON' }, false, ['country']],
  [{ country: 'FR', state: '', companyName: '' }, false, []],
  [{ phone: 'abc' }, false, []],
  [{ phone: 'abc' }, true, ['phone']],
  [{ phone: '+1 613 555-0100' }, true, []],
])('a profile with %j, if staff call: %s, lacks %j', (edit, needsPhone, missing) => {
  const { firstName, lastName, companyName, phone, ...address } = { ...profileOf(user), ...edit };
  expect(profileIssues({ ...user, firstName, lastName, companyName, phone, address }, needsPhone)).toEqual(missing);
});

it.each<[string, Partial<Settings>, string, string]>([
  ['sets the currency', {}, '', 'USD'],
  ['does not change the currency of a started order', {}, 'Hello', 'CAD'],
  ['does not change the currency that the page chose', { currency: 'CAD' }, '', 'CAD'],
])('a user who has loaded from the US %s', async (...row) => {
  const [, settings, comments, currency] = row;
  const form = loggedIn(settings, { ...user, address: { ...address, country: 'US' } });
  onTestFinished(startForm(form, true));
  edit(form, { comments });
  await pass(0);
  expect([form.store.get(userAtom)?.id, form.store.get(orderAtom).currency]).toEqual(['u1', currency]);
});

it.each<[string, (form: FormStore, stop: () => void) => void]>([
  ['the page removes the login', ({ store }) => store.set(loginAtom, noSession)],
  ['the element is removed', (_, stop) => stop()],
])('a user who could not be loaded is not requested again after %s', async (_, happen) => {
  const form = loggedIn();
  shop().on(line, { status: 404 });
  const stop = startUser(form);
  onTestFinished(stop);
  await pass(0);
  happen(form, stop);
  await pass(3_600_000);
  expect(shop().asked(line)).toHaveLength(1);
});

/** A user whose answer has not come when the next one logs in. */
async function replaced() {
  const [first, next] = [later(), later()];
  const form = loggedIn();
  shop()
    .on(line, () => first.reply)
    .on('GET /user/u2', () => next.reply);
  onTestFinished(startUser(form));
  await pass(0);
  logIn(form, 'u2');
  await pass(0);
  return { ...form, first, next };
}

it('a user who could not be loaded is replaced by the next one, even by an earlier answer', async () => {
  const { store, first, next } = await replaced();
  await next.come({ body: { ...user, id: 'u2' } });
  await first.come({ body: user });
  expect(store.get(userAtom)?.id).toBe('u2');
});

it('saving the profile keeps what was typed for the guest if the session has ended', async () => {
  const form = loggedIn();
  const { store } = form;
  await loadUser(form);
  shop().on('PATCH /user/u1', { status: 401 });
  const profile = { ...profileOf(user), phone: '902 555 7777', city: 'Sydney', houseNumber: '7', street: 'Elm' };
  const typed = { ...profile, country: 'CA', state: 'NS' };
  const isSaved = await saveProfile(form, typed);
  expect([isSaved, toastsOf(store)]).toEqual([false, ['warning sessionEnded 5']]);
  const { email, firstName } = user;
  expect(store.get(guestAtom)).toMatchObject({ email, firstName, phone: '902 555 7777', city: 'Sydney' });
  // A guest's street has its number in the same field, and a page's country does not clear its state.
  expect(store.get(guestAtom)).toMatchObject({ street: '7 Elm', houseNumber: '', country: 'CA', state: 'NS' });
  expect(store.get(guestAtom)).not.toHaveProperty('companyName');
});
