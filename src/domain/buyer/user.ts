import { isKnownState, needsState, type Address } from './address.ts';
import { emptyGuest, type Guest } from './guest.ts';
import { canBeCalled, isPhoneNumber } from './phone-number.ts';
import { isPostalCode } from './postal-codes.ts';

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

/** What a user typed, for a buyer who continues as a guest. */
export function guestOf({ companyName: _, houseNumber, ...profile }: Profile, email: string): Guest {
  return { ...emptyGuest, ...profile, street: `${houseNumber} ${profile.street}`.trim(), email };
}

/** A street and its number, which guests type into one field: `12 Bank Street`, `Hauptstraße 12a`. */
function streetOf(text: string): Pick<Address, 'street' | 'houseNumber'> {
  const [, first, rest] = /^(\d\S*)\s+(.+)$/u.exec(text.trim()) ?? [];
  if (first !== undefined && rest !== undefined) return { houseNumber: first, street: rest };
  const [, street, last] = /^(.+?)[\s,]+(\d\S*)$/u.exec(text.trim()) ?? [];
  return street !== undefined && last !== undefined
    ? { houseNumber: last, street }
    : { houseNumber: '', street: text.trim() };
}

const hasAddress = ({ country, street, city, postalCode }: Address): boolean =>
  `${country}${street}${city}${postalCode}`.trim() !== '';

/**
 * A profile whose missing fields are filled with what the buyer typed as a guest; an address is copied as a whole or
 * not at all.
 */
export function prefilled(profile: Profile, guest: Guest): Profile {
  const { country, state, city, postalCode } = guest;
  return {
    ...profile,
    firstName: profile.firstName.trim() || guest.firstName,
    lastName: profile.lastName.trim() || guest.lastName,
    phone: profile.phone.trim() || guest.phone,
    ...(hasAddress(profile) ? {} : { country, state, city, postalCode, ...streetOf(guest.street) }),
  };
}

/** The fields that a complete profile needs; the state only if the country has states. */
export const requiredFields: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'phone',
  'street',
  'houseNumber',
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
  const isNeeded = (field: ProfileField): boolean => field !== 'state' || needsState(profile);
  const isMissing = (field: ProfileField): boolean =>
    profile[field].trim() === '' || (needsPhone && field === 'phone' && !canBeCalled(profile.phone));
  return requiredFields.filter((field) => isNeeded(field) && isMissing(field));
}

/** The missing fields of a user's profile. */
export const profileIssues = (user: User, needsPhone = false): readonly ProfileField[] =>
  missingIn(profileOf(user), needsPhone);

/** The possible problems of a profile field. */
type ProfileProblem = 'missing' | 'phoneInvalid' | 'postalCodeInvalid';
type ProfileProblems = Readonly<Partial<Record<ProfileField, ProfileProblem>>>;

/**
 * The problems of a profile that the buyer is filling in. A profile that was saved earlier is only checked for missing
 * fields.
 */
export function profileProblems(profile: Profile): ProfileProblems {
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {};
  if (!isPhoneNumber(profile.phone)) problems.phone = 'phoneInvalid';
  if (!isPostalCode(profile.postalCode, profile.country)) problems.postalCode = 'postalCodeInvalid';
  if (needsState(profile) && !isKnownState(profile)) problems.state = 'missing';
  for (const field of missingIn(profile, false)) problems[field] = 'missing';
  return problems;
}
