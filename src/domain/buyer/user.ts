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
export type Profile = Pick<User, 'firstName' | 'lastName' | 'companyName' | 'phone'> & Address;
export type ProfileField = keyof Profile;

export function profileOf({ firstName, lastName, companyName, phone, address }: User): Profile {
  return { firstName, lastName, companyName, phone, ...address };
}

/** The user with an edited profile. */
export function withProfile(user: User, profile: Profile): User {
  const { firstName, lastName, companyName, phone, ...address } = profile;
  return { ...user, firstName, lastName, companyName, phone, address };
}

/** The fields that a complete profile needs. */
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

/** Whether a field is required: the state and the postal code only if the country uses them. */
export function isRequired(field: ProfileField, country: string): boolean {
  if (field === 'state') return hasStates(country);
  return requiredFields.includes(field) && (field !== 'postalCode' || hasPostalCodes(country));
}

/** The empty fields of a profile that an order needs (docs/contract.md, Settled). */
export const missingIn = (profile: Profile): readonly ProfileField[] =>
  requiredFields.filter((field) => isRequired(field, profile.country) && profile[field].trim() === '');

/**
 * The missing fields of a user's profile. If the order's service is delivered by a call, a phone number that can't be
 * called counts as missing.
 */
export function profileIssues(user: User, needsPhone = false): readonly ProfileField[] {
  const profile = profileOf(user);
  return missingIn(needsPhone && !canBeCalled(profile.phone) ? { ...profile, phone: '' } : profile);
}
