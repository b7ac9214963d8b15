import { lacksState } from './address.ts';
import { emptyGuest, type Guest } from './guest.ts';
import { isPhoneNumber, missingIn, type Profile, type ProfileField } from './user.ts';

/**
 * A profile whose missing fields are filled with what the buyer typed as a guest; an address is copied as a whole or
 * not at all.
 */
export function prefilled(profile: Profile, guest: Guest): Profile {
  const { country, state, city, street, postalCode } = guest;
  const hasAddress = [profile.country, profile.street, profile.city, profile.postalCode].join('').trim() !== '';
  return {
    ...profile,
    firstName: profile.firstName.trim() || guest.firstName,
    lastName: profile.lastName.trim() || guest.lastName,
    phone: profile.phone.trim() || guest.phone,
    ...(hasAddress ? {} : { country, state, city, street, postalCode }),
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
  for (const field of missingIn(profile)) problems[field] = 'missing';
  return problems;
}
