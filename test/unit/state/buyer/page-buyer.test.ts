// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { emptyGuest, type Guest } from '../../../../src/domain/buyer/guest.ts';
import { editGuest, guestAtom, pageBuyerAtom, shownProblemsAtom } from '../../../../src/state/buyer/guest-details.ts';
import { saveGuest } from '../../../../src/state/checkout/saved-guest.ts';
import { readyStore } from '../../helpers/form-store.ts';
import { ada } from '../../../helpers/page-buyer.ts';

beforeEach(() => sessionStorage.clear());

const kept = (): string | null => sessionStorage.getItem('voice-order-form:guest');

function formOf(buyer: object | null = ada) {
  const form = readyStore();
  form.store.set(pageBuyerAtom, buyer);
  const guest = (): Guest => form.store.get(guestAtom);
  const type = (edit: Partial<Guest>): void => editGuest(form, edit);
  return { ...form, guest, type };
}

it('a buyer that the page knows fills what nobody has typed in, until the page says otherwise', () => {
  const { store, guest, type } = formOf(null);
  type({ firstName: 'Augusta' });
  store.set(pageBuyerAtom, ada);
  expect(guest()).toMatchObject({ ...ada, firstName: 'Augusta' });
  expect(store.get(shownProblemsAtom)).toEqual({});
  type({ lastName: '' });
  type({ city: 'Ottaw' });
  type({ city: 'Ottawa' });
  store.set(pageBuyerAtom, null);
  expect(guest()).toEqual({ ...emptyGuest, firstName: 'Augusta', city: 'Ottawa' });
  store.set(pageBuyerAtom, { ...ada, email: 'other@example.com' });
  expect(guest()).toMatchObject({ email: 'other@example.com', firstName: 'Augusta', lastName: '' });
});

it('a buyer that the page knows has another country without a state once the buyer chooses one', () => {
  const { guest, type } = formOf();
  type({ country: 'US' });
  expect(guest()).toMatchObject({ country: 'US', state: '' });
});

it.each<[string, Partial<Guest>, object]>([
  ['is whole until the buyer types', { firstName: 'Augusta' }, { city: 'Ottawa', houseNumber: '12' }],
  ['keeps its number if the buyer only adds to it', { postalCode: 'K1P 5N2' }, { city: 'Ottawa', houseNumber: '12' }],
  ['is not mixed with another one', { street: '99 King Street' }, { city: 'Ottawa', houseNumber: '' }],
])('the address of a buyer that the page knows %s', (_, edit, address) => {
  const { guest, type } = formOf();
  type(edit);
  expect(guest()).toMatchObject(address);
});

it.each([
  ['a country without states', { country: 'DE', state: 'BY' }, { country: 'DE', state: '' }],
  ['a state by its name', { country: 'CA', state: 'Ontario' }, { country: 'CA', state: '' }],
  ['a country by its name', { country: 'Canada', state: 'ON' }, { country: '', state: '' }],
  ['a state alone', { state: 'ON' }, { country: '', state: '' }],
])('a buyer that the page knows has a place that the form offers: %s', (_, place, expected) => {
  const { guest } = formOf({ city: 'Ottawa', ...place });
  expect(guest()).toEqual({ ...emptyGuest, city: 'Ottawa', ...expected });
});

it('a buyer that the page knows is not stored before pay is pressed, as what was typed may be', () => {
  const form = formOf();
  saveGuest(form);
  expect(kept()).toBeNull();
  form.type({ firstName: 'Augusta' });
  saveGuest(form);
  expect(kept()).toContain('Augusta');
  expect(kept()).not.toContain('ada@example.com');
});
