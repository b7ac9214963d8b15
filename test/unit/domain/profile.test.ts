import { describe, expect, it } from 'vitest';
import { emptyGuest } from '../../../src/domain/buyer/guest.ts';
import { isPhoneNumber } from '../../../src/domain/buyer/phone-number.ts';
import { isPostalCode } from '../../../src/domain/buyer/postal-codes.ts';
import { prefilled, profileProblems, withNumberApart } from '../../../src/domain/buyer/profile-editing.ts';
import { profileOf } from '../../../src/domain/buyer/user.ts';
import { user } from '../helpers/samples.ts';

const profile = { ...profileOf(user), phone: '613 555 0100', postalCode: 'K1P 5N2' };

describe('a phone number', () => {
  it.each([
    '613 555 0100',
    '(613) 555-0100',
    '+1 613-555-0100 ext. 12',
    '6135550100x12',
    '613.555.0100 poste 4',
    '+49 (0) 30 / 123 456',
    '+33 1 23 45 67 89',
  ])('can be %j', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each(['', 'Barrington Street', '613', 'call 613 555 0100', '613 555 0100 Barrington Street', 'a@b.ca'])(
    'cannot be %j',
    (text) => {
      expect(isPhoneNumber(text)).toBe(false);
    },
  );
});

describe('a postal code', () => {
  it.each([
    ['CA', 'K1P 5N2'],
    ['CA', 'k1p5n2'],
    ['CA', 'K1P-5N2'],
    ['US', '90210'],
    ['US', '90210-1234'],
    ['GB', 'sw1a1aa'],

    ['FR', '75 001'],
    ['DE', 'D-10115'],
    ['NL', '1012 AB'],

    ['PT', '1000-001'],
    ['JP', '１００－０００１'],

    ['AE', 'none'],
    ['', 'anything'],
  ])('of %s can be %j', (country, text) => {
    expect(isPostalCode(text, country)).toBe(true);
  });

  it.each([
    ['CA', 'Can'],
    ['CA', '90210'],
    ['CA', 'K1P 5N'],
    ['US', 'K1P 5N2'],
    ['US', '9021'],
    ['GB', 'London'],
    ['DE', '1011'],
    ['NL', '1012'],
  ])('of %s is not %j', (country, text) => {
    expect(isPostalCode(text, country)).toBe(false);
  });
});

describe('the problems of a profile', () => {
  it.each([
    [{}, {}],
    [
      { phone: 'Barrington Street', postalCode: 'Can' },
      { phone: 'phoneInvalid', postalCode: 'postalCodeInvalid' },
    ],
    [
      { phone: ' ', city: '' },
      { phone: 'missing', city: 'missing' },
    ],
    [{ country: 'US', postalCode: '10001' }, { state: 'missing' }],
    [{ country: 'HK', state: '', postalCode: '-' }, {}],
  ])('with %j are %j', (edit, problems) => {
    expect(profileProblems({ ...profile, ...edit })).toEqual(problems);
  });
});

describe('a profile', () => {
  const guest = {
    ...emptyGuest,
    firstName: 'Bea',
    phone: '613 555 0199',
    country: 'US',
    state: 'NY',
    postalCode: '10001',
  };

  it.each([
    ['12 Bank Street', '12', 'Bank Street'],
    ['Hauptstraße 12a', '12a', 'Hauptstraße'],
    ['Bank Street', '', 'Bank Street'],
    ['', '', ''],
  ])('without an address gets the guest’s, with the street %j', (typed, houseNumber, street) => {
    const blank = {
      ...profile,
      phone: '',
      country: '',
      state: '',
      city: '',
      street: '',
      houseNumber: '',
      postalCode: '',
    };
    expect(prefilled(blank, { ...guest, street: typed })).toEqual({
      ...blank,
      phone: '613 555 0199',
      country: 'US',
      state: 'NY',
      postalCode: '10001',
      houseNumber,
      street,
    });
  });

  it.each([
    [
      { street: '100 Main Street', houseNumber: '' },
      { street: 'Main Street', houseNumber: '100' },
    ],
    [
      { street: '221B, Baker Street', houseNumber: '' },
      { street: 'Baker Street', houseNumber: '221B' },
    ],
    [
      { street: '12-14 Hill Road', houseNumber: ' ' },
      { street: 'Hill Road', houseNumber: '12-14' },
    ],
    [
      { street: '5th Avenue', houseNumber: '' },
      { street: '5th Avenue', houseNumber: '' },
    ],
    [
      { street: '1 Main Street', houseNumber: '7' },
      { street: '1 Main Street', houseNumber: '7' },
    ],
  ])('with %j has the number in its field: %j', (typed, apart) => {
    expect(withNumberApart({ ...profile, ...typed })).toEqual({ ...profile, ...apart });
  });

  it('keeps its own values', () => {
    expect(prefilled(profile, guest)).toEqual(profile);
  });
});
