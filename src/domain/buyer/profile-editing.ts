import { lacksState, type Address } from './address.ts';
import { emptyGuest, type Guest } from './guest.ts';
import { isPhoneNumber, missingIn, type Profile, type ProfileField } from './user.ts';

/** A street and its number, typed into one field: `12 Bank Street`, `Hauptstraße 12a`, but not `5th Avenue`. */
function streetOf(text: string): Pick<Address, 'street' | 'houseNumber'> {
  const [, first, rest] = /^(\d+(?:[-/]\d+)?(?:\p{L}|bis|ter)?),?\s+(.+)$/iu.exec(text.trim()) ?? [];
  if (first !== undefined && rest !== undefined) return { houseNumber: first, street: rest };
  const [, street, last] = /^(.+?)[\s,]+(\d\S*)$/u.exec(text.trim()) ?? [];
  return street !== undefined && last !== undefined
    ? { houseNumber: last, street }
    : { houseNumber: '', street: text.trim() };
}

/** Moves a number typed with the street to its own field, if that is still empty. */
export const withNumberApart = (profile: Profile): Profile =>
  profile.houseNumber.trim() === '' ? { ...profile, ...streetOf(profile.street) } : profile;

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

/** What a user typed, for a buyer who continues as a guest. */
export function guestOf({ companyName: _, houseNumber, ...profile }: Profile, email: string): Guest {
  return { ...emptyGuest, ...profile, street: `${houseNumber} ${profile.street}`.trim(), email };
}

/** The possible problems of a profile field. */
type ProfileProblem = 'missing' | 'phoneInvalid';
type ProfileProblems = Readonly<Partial<Record<ProfileField, ProfileProblem>>>;

/**
 * The problems of a profile that the buyer is filling in. A profile that was saved earlier is only checked for missing
 * fields.
 */
export function profileProblems(profile: Profile): ProfileProblems {
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {};
  if (!isPhoneNumber(profile.phone)) problems.phone = 'phoneInvalid';
  if (lacksState(profile)) problems.state = 'missing';
  for (const field of missingIn(profile, false)) problems[field] = 'missing';
  return problems;
}
