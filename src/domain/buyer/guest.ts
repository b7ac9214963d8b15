import { isPhoneNumber } from './phone-number.ts';
import { lacksState, noAddress, type Address } from './address.ts';

/** A buyer without an account (docs/behaviour.md, Data). Never stored. */
export interface Guest extends Address {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Asked for if the recording is delivered by a call. */
  readonly phone: string;
  readonly acceptedTerms: boolean;
}

export const emptyGuest: Guest = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  ...noAddress,
  acceptedTerms: false,
};

/** The fields of a guest that can have problems, in order. */
export const guestFields = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'country',
  'state',
  'street',
  'city',
  'postalCode',
  'acceptedTerms',
] as const;
export type GuestField = (typeof guestFields)[number];

/** The possible problems of a field; their wording is in the texts. */
export type GuestProblem =
  | 'emailRequired'
  | 'emailInvalid'
  | 'firstNameRequired'
  | 'lastNameRequired'
  | 'phoneRequired'
  | 'countryRequired'
  | 'stateRequired'
  | 'stateUnknown'
  | 'termsRequired';

export type GuestProblems = Readonly<Partial<Record<GuestField, GuestProblem | undefined>>>;

type Check = readonly [GuestField, GuestProblem, (guest: Guest) => boolean];

const isBlank = (text: string): boolean => text.trim() === '';

/** Field → problem → whether it applies; the first one counts (docs/behaviour.md, Rules). */
const checks: readonly Check[] = [
  ['email', 'emailRequired', (guest) => isBlank(guest.email)],
  ['email', 'emailInvalid', (guest) => !/\S@\S/.test(guest.email)],
  ['firstName', 'firstNameRequired', (guest) => isBlank(guest.firstName)],
  ['lastName', 'lastNameRequired', (guest) => isBlank(guest.lastName)],
  ['phone', 'phoneRequired', (guest) => !isPhoneNumber(guest.phone)],
  ['country', 'countryRequired', (guest) => isBlank(guest.country)],
  ['state', 'stateRequired', (guest) => lacksState(guest) && isBlank(guest.state)],
  ['state', 'stateUnknown', lacksState],
  ['acceptedTerms', 'termsRequired', (guest) => !guest.acceptedTerms],
];

/** The first problem of each field that has one. A phone is required if the order's service is delivered by a call. */
export function guestProblems(guest: Guest, needsPhone: boolean): GuestProblems {
  const problems: Partial<Record<GuestField, GuestProblem>> = {};
  for (const [field, problem, fails] of checks) {
    const isAsked = needsPhone || field !== 'phone';
    if (isAsked && fails(guest)) problems[field] ??= problem;
  }
  return problems;
}
