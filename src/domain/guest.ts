import { hasStates, statesOf } from './regions.ts';

/** A postal address; unknown parts are empty texts. `country` is ISO 3166-1, `state` the postal abbreviation. */
export interface Address {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly houseNumber: string;
  readonly street: string;
  readonly postalCode: string;
}

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
const isKnownState = (guest: Guest): boolean => statesOf(guest.country).some((state) => state.code === guest.state);

/** Field → problem → whether it fails; the first that fails counts (spec.md section 5, guest form). */
const checks: readonly Check[] = [
  ['email', 'emailRequired', (guest) => isBlank(guest.email)],
  ['email', 'emailInvalid', (guest) => !guest.email.includes('@')],
  ['firstName', 'firstNameRequired', (guest) => isBlank(guest.firstName)],
  ['lastName', 'lastNameRequired', (guest) => isBlank(guest.lastName)],
  ['country', 'countryRequired', (guest) => isBlank(guest.country)],
  ['state', 'stateRequired', (guest) => hasStates(guest.country) && isBlank(guest.state)],
  ['state', 'stateUnknown', (guest) => hasStates(guest.country) && !isKnownState(guest)],
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

/** Changes fields of a guest; another country clears the state (spec.md section 5). */
export function editGuest(guest: Guest, edit: Partial<Guest>): Guest {
  const isMove = edit.country !== undefined && edit.country !== guest.country;
  return { ...guest, ...edit, ...(isMove ? { state: '' } : {}) };
}

/** The address part of a guest, as it goes onto the wire: all six fields. */
export function addressOf(guest: Guest): Address {
  const { country, state, city, houseNumber, street, postalCode } = guest;
  return { country, state, city, houseNumber, street, postalCode };
}
