import type { Static } from '@fastify/type-provider-typebox';
import { countryCodes } from '../../../src/domain/buyer/regions.ts';
import { profileProblems } from '../../../src/domain/buyer/profile-editing.ts';
import { profileOf } from '../../../src/domain/buyer/user.ts';
import type { Problems } from '../http/form-problems.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Texts } from '../text/texts.ts';
import type { detailsForm } from './forms.ts';
import { stateValue } from '../text/form-words.ts';
import { wireUser } from './wire-user.ts';

/**
 * An account's data about its buyer: the profile that the order form knows, and fields that appear only on receipts.
 */
export type Details = Static<typeof detailsForm>;

export type DetailsField = keyof Details;

/** The initial values of the form. */
export function formOf(user: UserRow): Details {
  const profile = profileOf(wireUser(user));
  return { ...profile, state: stateValue(profile.country, profile.state), taxNumber: user.taxNumber };
}

/**
 * Reads the buyer's details from the form, trimmed, and without a state of another country. It reads known fields only,
 * so that nothing else that was sent gets into the account.
 */
export function detailsFrom(form: Details): Details {
  const country = form.country.trim();
  const state = form.state.trim();
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    companyName: form.companyName.trim(),
    taxNumber: form.taxNumber.trim(),
    phone: form.phone.trim(),
    street: form.street.trim(),
    houseNumber: form.houseNumber.trim(),
    city: form.city.trim(),
    postalCode: form.postalCode.trim(),
    country,
    state: state.startsWith(`${country}-`) ? state.slice(country.length + 1) : '',
  };
}

/** The fields that must be filled in, in the order of the form. */
const needed = ['firstName', 'lastName', 'phone', 'street', 'city', 'postalCode', 'country', 'state'] as const;

/** The problems of a buyer's details, by field in the order of the form. */
export function detailsProblems(details: Details, text: Texts['problems']): Problems<DetailsField> {
  const found = profileProblems(details);
  const problems: Partial<Record<DetailsField, string>> = {};
  for (const field of needed) {
    const isUnknownCountry = field === 'country' && !countryCodes.includes(details.country);
    const problem = isUnknownCountry ? 'missing' : found[field];
    if (problem !== undefined) problems[field] = problem === 'missing' ? text[field] : text[problem];
  }
  return problems;
}
