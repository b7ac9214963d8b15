import { needsState, type Address } from './address.ts';
import { canBeCalled, emptyGuest, type Guest } from './guest.ts';

/** A logged-in buyer (docs/behaviour.md, Data). Unknown texts are empty. */
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

/** What of a user can be edited: the fields of the profile, flat. */
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

/** What a user typed, for who goes on as a guest. */
export function guestOf({ companyName: _, houseNumber, ...profile }: Profile, email: string): Guest {
  return { ...emptyGuest, ...profile, street: `${houseNumber} ${profile.street}`.trim(), email };
}

const required: readonly ProfileField[] = [
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
 * The fields without which nothing can be ordered (docs/contract.md, Settled). Where the order's service is delivered by
 * a call, a phone that can't be called is as good as none.
 */
export function missingIn(profile: Profile, needsPhone: boolean): readonly ProfileField[] {
  const isNeeded = (field: ProfileField): boolean => field !== 'state' || needsState(profile);
  const isMissing = (field: ProfileField): boolean =>
    profile[field].trim() === '' || (needsPhone && field === 'phone' && !canBeCalled(profile.phone));
  return required.filter((field) => isNeeded(field) && isMissing(field));
}

/** What a user's profile lacks. */
export const profileIssues = (user: User, needsPhone = false): readonly ProfileField[] =>
  missingIn(profileOf(user), needsPhone);
