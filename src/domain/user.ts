import type { Address } from './guest.ts';
import { hasStates } from './regions.ts';

/** A logged-in buyer (spec.md section 3). Unknown texts are empty. */
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

/** The fields without which nothing can be ordered (contract.md section 4, "Profile issues"). */
export function profileIssues(user: User): readonly ProfileField[] {
  const profile = profileOf(user);
  const isNeeded = (field: ProfileField): boolean => field !== 'state' || hasStates(profile.country);
  return required.filter((field) => isNeeded(field) && profile[field].trim() === '');
}

/** Changes fields of a profile; another country clears the state. */
export function editProfile(profile: Profile, edit: Partial<Profile>): Profile {
  const isMove = edit.country !== undefined && edit.country !== profile.country;
  return { ...profile, ...edit, ...(isMove ? { state: '' } : {}) };
}
