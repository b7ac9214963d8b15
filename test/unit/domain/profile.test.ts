import { expect, it } from 'vitest';
import { emptyGuest } from '../../../src/domain/buyer/guest.ts';
import { isPhoneNumber, profileOf } from '../../../src/domain/buyer/user.ts';
import { prefilled, profileProblems } from '../../../src/domain/buyer/profile-editing.ts';
import { user } from '../helpers/samples.ts';

const profile = { ...profileOf(user), phone: '613 555 0100', postalCode: 'K1P 5N2' };

it.each([
  ['613 555 0100', true],
  ['(613) 555-0100', true],
  ['+1 613-555-0100 ext. 12', true],
  ['6135550100x12', true],
  ['613.555.0100 poste 4', true],
  ['+49 (0) 30 / 123 456', true],
  ['', false],
  ['613', false],
  ['555-010', false],
  ['+1 (613) 555-0100, ext. 2', true],
  ['call 613 555 0100', false],
  ['613 555 0100 Barrington Street', false],
  ['a@b.ca', false],
])('a phone number can be %j: %j', (text, isOne) => {
  expect(isPhoneNumber(text)).toBe(isOne);
});

it.each([
  [{}, {}],
  [{ phone: 'Bank Street' }, { phone: 'phoneInvalid' }],
  [{ postalCode: 'Can', houseNumber: '' }, {}],
  [
    { phone: ' ', city: '' },
    { phone: 'missing', city: 'missing' },
  ],
  [{ country: 'US', postalCode: '10001' }, { state: 'missing' }],
  [{ country: 'HK', state: '', postalCode: '' }, {}],
  [{ country: 'FR', state: '', postalCode: '' }, { postalCode: 'missing' }],
])('a profile with %j has the problems %j', (edit, problems) => {
  expect(profileProblems({ ...profile, ...edit })).toEqual(problems);
});

const lives = { country: 'US', state: 'NY', postalCode: '10001', phone: '613 555 0199' };
const guest = { ...emptyGuest, ...lives, firstName: 'Bea' };
const nothing = { phone: '', country: '', state: '', city: '', street: '', houseNumber: '', postalCode: '' };

it('a profile without an address gets the guest’s', () => {
  const blank = { ...profile, ...nothing };
  expect(prefilled(blank, { ...guest, street: '12 Bank Street' })).toEqual({
    ...blank,
    ...lives,
    street: '12 Bank Street',
  });
});

it('a profile keeps its own values', () => {
  expect(prefilled(profile, guest)).toEqual(profile);
});
