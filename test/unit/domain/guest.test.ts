import { describe, expect, it } from 'vitest';
import { addressOf, editAddress } from '../../../src/domain/buyer/address.ts';
import { emptyGuest, guestProblems, type Guest } from '../../../src/domain/buyer/guest.ts';
import { address, guestOf } from '../helpers/samples.ts';

describe('problems of a guest', () => {
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
  ])('%j has the problems %j', (edit, problems) => {
    expect(guestProblems(guestOf(edit), false)).toEqual(problems);
  });

  it.each([
    ['', { phone: 'phoneRequired' }],
    ['555-010', { phone: 'phoneRequired' }],
    ['613 555 0100', {}],
  ])('who is called by staff, with the phone "%s": %j', (phone, problems) => {
    expect(guestProblems(guestOf({ phone }), true)).toEqual(problems);
  });

  it('are in the order of the fields', () => {
    expect(Object.entries(guestProblems(emptyGuest, true))).toEqual([
      ['email', 'emailRequired'],
      ['firstName', 'firstNameRequired'],
      ['lastName', 'lastNameRequired'],
      ['phone', 'phoneRequired'],
      ['country', 'countryRequired'],
      ['acceptedTerms', 'termsRequired'],
    ]);
  });
});

describe('editing a guest', () => {
  it.each<[Partial<Guest>, string]>([
    [{ country: 'US' }, ''],
    [{ country: '' }, ''],
    [{ country: 'CA' }, 'ON'],
    [{ street: '1 Main St' }, 'ON'],
    [{ state: 'QC' }, 'QC'],
  ])('with %j results in the state %j', (edit, state) => {
    expect(editAddress(guestOf(), edit)).toEqual({ ...guestOf(), ...edit, state });
  });
});

it('the address of a guest has six fields and nothing else', () => {
  expect(addressOf(guestOf(address))).toStrictEqual(address);
});
