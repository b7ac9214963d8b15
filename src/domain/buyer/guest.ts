import { lacksState, type Address } from './address.ts';
import { isPhoneNumber } from './user.ts';
import { cleanField } from '../clean-text.ts';
import { isRecord } from '../common/json.ts';

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
  /** Where it is sent: a field of the body, or of its `address`. */
  readonly in: 'body' | 'address';
  /** The fieldset in which the form shows it. */
  readonly group: 'information' | 'billing';
  readonly control: 'text' | 'country' | 'state';
  readonly autoComplete: string;
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

/** The fields of the guest form in display order (docs/behaviour.md, On screen and Rules). A new field is a row. */
const rows = [
  {
    name: 'email',
    in: 'body',
    group: 'information',
    control: 'text',
    autoComplete: 'email',
    type: 'email',
    problem: (value) => (value === '' ? 'emailRequired' : /\S@\S/.test(value) ? null : 'emailInvalid'),
  },
  {
    name: 'firstName',
    in: 'body',
    group: 'information',
    control: 'text',
    autoComplete: 'given-name',
    isHalf: true,
    problem: required('firstNameRequired'),
  },
  {
    name: 'lastName',
    in: 'body',
    group: 'information',
    control: 'text',
    autoComplete: 'family-name',
    isHalf: true,
    problem: required('lastNameRequired'),
  },
  {
    name: 'phone',
    in: 'body',
    group: 'information',
    control: 'text',
    autoComplete: 'tel',
    type: 'tel',
    isForCalls: true,
    problem: (value) => (isPhoneNumber(value) ? null : 'phoneRequired'),
  },
  {
    name: 'country',
    in: 'address',
    group: 'billing',
    control: 'country',
    autoComplete: 'country',
    isHalf: true,
    problem: required('countryRequired'),
  },
  {
    name: 'state',
    in: 'address',
    group: 'billing',
    control: 'state',
    autoComplete: 'address-level1',
    isHalf: true,
    problem: (value, address) => (lacksState(address) ? (value === '' ? 'stateRequired' : 'stateUnknown') : null),
  },
  { name: 'street', in: 'address', group: 'billing', control: 'text', autoComplete: 'street-address' },
  { name: 'city', in: 'address', group: 'billing', control: 'text', autoComplete: 'address-level2', isHalf: true },
  { name: 'postalCode', in: 'address', group: 'billing', control: 'text', autoComplete: 'postal-code', isHalf: true },
] as const satisfies readonly GuestFieldRow[];

export type GuestTextField = (typeof rows)[number]['name'];
export type GuestField = GuestTextField | 'acceptedTerms';

/** A field of the guest form. */
export interface GuestFieldSpec extends GuestFieldRow {
  readonly name: GuestTextField;
}

export const guestFields: readonly GuestFieldSpec[] = rows;

/**
 * A buyer without an account (docs/behaviour.md, Data). Stored only for the way to checkout and back
 * (state/checkout/saved-guest.ts). `houseNumber` has no field: it is sent as the page knows it.
 */
export type Guest = Readonly<Record<GuestTextField, string>> & {
  readonly houseNumber: string;
  readonly acceptedTerms: boolean;
};

function createEmptyGuest(): Guest {
  const values = Object.fromEntries(rows.map(({ name }) => [name, '']));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows have all the names
  return { ...values, houseNumber: '', acceptedTerms: false } as Guest;
}

export const emptyGuest: Guest = createEmptyGuest();

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

const fields = [
  'email',
  'firstName',
  'lastName',
  'companyName',
  'phone',
  'title',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'state',
  'country',
] as const;

/** The person ordering, as far as the page knows them. */
export type PageBuyer = Readonly<Partial<Record<(typeof fields)[number], string>>>;

/** Keeps the known string fields of the page's buyer; null if it is not an object. */
export const parsePageBuyer = (value: unknown): PageBuyer | null =>
  isRecord(value)
    ? Object.fromEntries(
        fields.flatMap((field) => {
          const text = value[field];
          return typeof text === 'string' ? [[field, cleanField(field, text)]] : [];
        }),
      )
    : null;
