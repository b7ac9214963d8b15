import { isKnownState, needsState, type Address } from './address.ts';

/** A buyer without an account (spec.md section 3). Never stored. */
export interface Guest extends Address {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly acceptedTerms: boolean;
}

export const emptyGuest: Guest = {
  email: '',
  firstName: '',
  lastName: '',
  country: '',
  state: '',
  city: '',
  houseNumber: '',
  street: '',
  postalCode: '',
  acceptedTerms: false,
};

export type GuestField =
  'email' | 'firstName' | 'lastName' | 'country' | 'state' | 'street' | 'postalCode' | 'acceptedTerms';

/** What can be wrong with a field; the words for each are in the texts. */
export type GuestProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'countryRequired'
  | 'stateRequired'
  | 'stateUnknown'
  | 'termsRequired';

export type GuestProblems = Readonly<Partial<Record<GuestField, GuestProblem | undefined>>>;

type Check = readonly [GuestField, GuestProblem, (guest: Guest) => boolean];

const isBlank = (text: string): boolean => text.trim() === '';

/** Field → problem → whether it fails; the first that fails counts (spec.md section 5, guest form). */
const checks: readonly Check[] = [
  ['email', 'emailRequired', (guest) => isBlank(guest.email)],
  ['email', 'emailInvalid', (guest) => !guest.email.includes('@')],
  ['firstName', 'firstNameRequired', (guest) => isBlank(guest.firstName)],
  ['lastName', 'lastNameRequired', (guest) => isBlank(guest.lastName)],
  ['country', 'countryRequired', (guest) => isBlank(guest.country)],
  ['state', 'stateRequired', (guest) => needsState(guest) && isBlank(guest.state)],
  ['state', 'stateUnknown', (guest) => needsState(guest) && !isKnownState(guest)],
  ['acceptedTerms', 'termsRequired', (guest) => !guest.acceptedTerms],
];

/** The first problem of each field that has one. */
export function guestProblems(guest: Guest): GuestProblems {
  const problems: Partial<Record<GuestField, GuestProblem>> = {};
  for (const [field, problem, fails] of checks) {
    if (problems[field] === undefined && fails(guest)) problems[field] = problem;
  }
  return problems;
}

/** Whether the guest can pay. */
export function isGuestComplete(guest: Guest): boolean {
  return Object.keys(guestProblems(guest)).length === 0;
}
