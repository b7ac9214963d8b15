import type { Address } from './address.ts';
import { hasPostalCodes, hasStates } from './regions.ts';

/** The shortest numbers that can be called from outside have seven digits. */
export const canBeCalled = (phone: string): boolean => /(\p{Nd}\P{Nd}*){7}/u.test(phone);

/** Digits and the characters written between them, with or without an extension: `+1 (613) 555-0100 ext. 12`. */
export const isPhoneNumber = (text: string): boolean =>
  canBeCalled(text) && /^\s*\+?[\p{Nd}\s()./\p{Pd}]+(?:[,;]?\s*(?:#|\p{L}+\.?:?)\s*\p{Nd}{1,6})?\s*$/u.test(text);

/** A logged-in buyer (docs/behaviour.md, Data). Unknown strings are empty. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly companyName: string;
  readonly address: Address;
}

/** The editable part of a user: the fields of the profile, flat. */
export interface Profile extends Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly phone: string;
}

export type ProfileField = keyof Profile;

export function profileOf({ firstName, lastName, companyName, phone, address }: User): Profile {
  return { firstName, lastName, companyName, phone, ...address };
}

/** The fields that a complete profile needs; the state and the postal code only if the country uses them. */
export const requiredFields: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'phone',
  'street',
  'city',
  'postalCode',
  'country',
  'state',
];

/**
 * The fields that an order needs (docs/contract.md, Settled). If the order's service is delivered by a call, a phone
 * number that can't be called counts as missing.
 */
export function missingIn(profile: Profile, needsPhone: boolean): readonly ProfileField[] {
  const isNeeded = (field: ProfileField): boolean => {
    if (field === 'state') return hasStates(profile.country);
    return field !== 'postalCode' || hasPostalCodes(profile.country);
  };
  const isMissing = (field: ProfileField): boolean =>
    profile[field].trim() === '' || (needsPhone && field === 'phone' && !canBeCalled(profile.phone));
  return requiredFields.filter((field) => isNeeded(field) && isMissing(field));
}

/** The missing fields of a user's profile. */
export const profileIssues = (user: User, needsPhone = false): readonly ProfileField[] =>
  missingIn(profileOf(user), needsPhone);
