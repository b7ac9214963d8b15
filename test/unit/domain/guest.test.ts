import { expect, it } from 'vitest';
import { addressOf, editAddress } from '../../../src/domain/buyer/address.ts';
import { guestProblems, type Guest, parsePageBuyer } from '../../../src/domain/buyer/guest.ts';
import { address, guestOf } from '../helpers/samples.ts';
import { ada } from '../../helpers/page-buyer.ts';

it.each<[Partial<Guest>, object]>([
  [{}, {}],
  [{ email: '' }, { email: 'emailRequired' }],
  [{ email: ' \t' }, { email: 'emailRequired' }],
  [{ email: 'marie' }, { email: 'emailInvalid' }],
  [{ email: 'marie@' }, { email: 'emailInvalid' }],
  [{ email: '@example.com' }, { email: 'emailInvalid' }],
  [{ email: 'a@b' }, {}],
  [{ firstName: '  ' }, { firstName: 'firstNameRequired' }],
  [{ lastName: '\n' }, { lastName: 'lastNameRequired' }],
  [{ country: '', state: '' }, { country: 'countryRequired' }],
  [{ state: '' }, { state: 'stateRequired' }],
  [{ state: ' ' }, { state: 'stateRequired' }],
  [{ state: 'NY' }, { state: 'stateUnknown' }],
  [{ country: 'US', state: 'NY' }, {}],
  [{ country: 'DE', state: '' }, {}],
  [{ street: '', postalCode: '' }, {}],
  [{ acceptedTerms: false }, { acceptedTerms: 'termsRequired' }],
])('a guest with %j has the problems %j', (edit, problems) => {
  expect(guestProblems(guestOf(edit), false)).toEqual(problems);
});

it.each([
  ['', { phone: 'phoneRequired' }],
  ['555-010', { phone: 'phoneRequired' }],
  ['613 555 0100', {}],
])('a guest who is called by staff, with the phone "%s", has the problems %j', (phone, problems) => {
  expect(guestProblems(guestOf({ phone }), true)).toEqual(problems);
});

it.each<[Partial<Guest>, string]>([
  [{ country: 'US' }, ''],
  [{ country: '' }, ''],
  [{ country: 'CA' }, 'ON'],
  [{ street: '1 Main St' }, 'ON'],
  [{ state: 'QC' }, 'QC'],
])('editing a guest with %j results in the state %j', (edit, state) => {
  expect(editAddress(guestOf(), edit)).toEqual({ ...guestOf(), ...edit, state });
});

it('the address of a guest has six fields and nothing else', () => {
  expect(addressOf(guestOf(address))).toStrictEqual(address);
});

const known = { ...ada, phone: '+1 416 555 0100', title: 'Dr' };

it.each([
  ['all fields', known, known],
  ['other fields', { ...known, id: 7, acceptedTerms: true, password: 'x' }, known],
  ['other types', { email: 7, firstName: null, lastName: ['Roy'], city: 'Ottawa' }, { city: 'Ottawa' }],
  ['an email with an invisible character', { email: '\u200bada@example.com' }, { email: 'ada@example.com' }],
  ['nothing', {}, {}],
  ['no object', 'Ada', null],
  ['null', null, null],
])('a page can say of the buyer: %s', (_, value, buyer) => {
  expect(parsePageBuyer(value)).toEqual(buyer);
});
