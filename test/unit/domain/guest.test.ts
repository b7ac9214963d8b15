import { describe, expect, it } from 'vitest';
import { addressOf, editAddress } from '../../../src/domain/buyer/address.ts';
import { emptyGuest, guestProblems, type Guest, type GuestProblem } from '../../../src/domain/buyer/guest.ts';
import { en } from '../../../src/text/en.ts';
import { guestOf } from '../helpers/samples.ts';

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
  ])('%j gives %j', (edit, problems) => {
    expect(guestProblems(guestOf(edit), false)).toEqual(problems);
  });

  it.each([
    ['', { phone: 'phoneRequired' }],
    [' ', { phone: 'phoneRequired' }],
    ['abc', { phone: 'phoneRequired' }],
    ['555-010', { phone: 'phoneRequired' }],
    ['613 555 0100', {}],
    ['+1 (613) 555-0100, ext. 2', {}],
  ])('whom a call brings the recording, with the phone "%s": %j', (phone, problems) => {
    expect(guestProblems(guestOf({ phone }), true)).toEqual(problems);
  });

  it('of an empty form stand in the order of its fields', () => {
    expect(Object.entries(guestProblems(emptyGuest, true))).toEqual([
      ['email', 'emailRequired'],
      ['firstName', 'firstNameRequired'],
      ['lastName', 'lastNameRequired'],
      ['phone', 'phoneRequired'],
      ['country', 'countryRequired'],
      ['acceptedTerms', 'termsRequired'],
    ]);
  });

  it.each<[GuestProblem, string]>([
    ['emailRequired', 'Email is required'],
    ['emailInvalid', 'Please enter a valid email address'],
    ['firstNameRequired', 'First name is required'],
    ['lastNameRequired', 'Last name is required'],
    ['countryRequired', 'Country is required for tax calculation'],
    ['stateRequired', 'State/Province is required for tax calculation'],
    ['stateUnknown', 'State/Province is required for tax calculation in this country.'],
  ])('%s reads "%s"', (problem, words) => {
    expect(en.guest[problem]).toBe(words);
  });
});

describe('editing a guest', () => {
  it.each<[Partial<Guest>, string]>([
    [{ country: 'US' }, ''],
    [{ country: '' }, ''],
    [{ country: 'CA' }, 'ON'],
    [{ street: '1 Main St' }, 'ON'],
    [{ state: 'QC' }, 'QC'],
  ])('by %j leaves the state %j', (edit, state) => {
    expect(editAddress(guestOf(), edit)).toEqual({ ...guestOf(), ...edit, state });
  });

  it('leaves the given guest as it is', () => {
    const guest = guestOf();
    editAddress(guest, { country: 'US' });
    expect(guest).toEqual(guestOf());
  });
});

describe('the address of a guest', () => {
  it('has six fields and nothing of the person', () => {
    expect(addressOf(guestOf())).toStrictEqual({
      country: 'CA',
      state: 'ON',
      city: '',
      houseNumber: '',
      street: '100 Queen Street West',
      postalCode: 'M5H 2N2',
    });
  });
});
