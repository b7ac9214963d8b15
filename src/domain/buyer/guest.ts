import { lacksState, type Address } from './address.ts';
import { isPhoneNumber } from './user.ts';
import { cleanField } from '../clean-text.ts';
import { isRecord, recordOf } from '../common/json.ts';

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

interface GuestFieldRow {
  /** Its name in the guest, the texts (`guest`) and the form. */
  readonly name: string;
  /** The fieldset in which the form shows it. Those of `billing` are sent as the address. */
  readonly group: 'information' | 'billing';
  readonly autoComplete: string;
  /** A select; all other fields are text fields. */
  readonly control?: 'country' | 'state';
  readonly type?: 'email' | 'tel';
  /** Whether it shares its line with the next or previous field. */
  readonly isHalf?: true;
  /** Whether it is asked for only if the recording is delivered by a call. */
  readonly isForCalls?: true;
  /** The problem of its trimmed value; a field without this is optional. */
  readonly problem?: (value: string, address: Address) => GuestProblem | null;
}

const required =
  (problem: GuestProblem) =>
  (value: string): GuestProblem | null =>
    value === '' ? problem : null;

const emailProblem = (value: string): GuestProblem | null =>
  value === '' ? 'emailRequired' : /\S@\S/.test(value) ? null : 'emailInvalid';

const phoneProblem = (value: string): GuestProblem | null => (isPhoneNumber(value) ? null : 'phoneRequired');

function stateProblem(value: string, address: Address): GuestProblem | null {
  if (!lacksState(address)) return null;
  return value === '' ? 'stateRequired' : 'stateUnknown';
}

const information = { group: 'information' } as const;
const billing = { group: 'billing' } as const;
const isHalf = true;

/** The fields of the guest form in display order (docs/behaviour.md, On screen and Rules). A new field is a row. */
const rows = [
  { ...information, name: 'email', autoComplete: 'email', type: 'email', problem: emailProblem },
  { ...information, name: 'firstName', autoComplete: 'given-name', isHalf, problem: required('firstNameRequired') },
  { ...information, name: 'lastName', autoComplete: 'family-name', isHalf, problem: required('lastNameRequired') },
  { ...information, name: 'phone', autoComplete: 'tel', type: 'tel', isForCalls: true, problem: phoneProblem },
  {
    ...billing,
    name: 'country',
    control: 'country',
    autoComplete: 'country',
    isHalf,
    problem: required('countryRequired'),
  },
  { ...billing, name: 'state', control: 'state', autoComplete: 'address-level1', isHalf, problem: stateProblem },
  { ...billing, name: 'street', autoComplete: 'street-address' },
  { ...billing, name: 'city', autoComplete: 'address-level2', isHalf },
  { ...billing, name: 'postalCode', autoComplete: 'postal-code', isHalf },
] as const satisfies readonly GuestFieldRow[];

export type GuestTextField = (typeof rows)[number]['name'];
export type GuestField = GuestTextField | 'acceptedTerms';

/** A field of the guest form. */
export type GuestFieldSpec = GuestFieldRow & { readonly name: GuestTextField };

export const guestFields: readonly GuestFieldSpec[] = rows;

/**
 * A buyer without an account (docs/behaviour.md, Data). Stored only for the way to checkout and back
 * (state/checkout/saved-guest.ts). `houseNumber` has no field: it is sent as the page knows it.
 */
export type Guest = Readonly<Record<GuestTextField, string>> & {
  readonly houseNumber: string;
  readonly acceptedTerms: boolean;
};

export const emptyGuest: Guest = {
  ...recordOf(
    rows,
    ({ name }) => name,
    () => '',
  ),
  houseNumber: '',
  acceptedTerms: false,
};

export type GuestProblems = Readonly<Partial<Record<GuestField, GuestProblem>>>;

/** The problem of each field that has one. A phone is required if the order's service is delivered by a call. */
export function guestProblems(guest: Guest, needsPhone: boolean): GuestProblems {
  const problems: Partial<Record<GuestField, GuestProblem>> = {};
  for (const { name, isForCalls, problem } of guestFields) {
    const found = isForCalls && !needsPhone ? null : problem?.(guest[name].trim(), guest);
    if (found) problems[name] = found;
  }
  if (!guest.acceptedTerms) problems.acceptedTerms = 'termsRequired';
  return problems;
}

const pageFields = [...rows.map(({ name }) => name), 'companyName', 'title', 'houseNumber'] as const;

/** The person ordering, as far as the page knows them. */
export type PageBuyer = Readonly<Partial<Record<(typeof pageFields)[number], string>>>;

/** Keeps the known string fields of the page's buyer; null if it is not an object. */
export function parsePageBuyer(value: unknown): PageBuyer | null {
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    pageFields.flatMap((field) => {
      const text = value[field];
      return typeof text === 'string' ? [[field, cleanField(field, text)]] : [];
    }),
  );
}
