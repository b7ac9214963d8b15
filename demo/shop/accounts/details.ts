import type { Static } from '@fastify/type-provider-typebox';
import { countryCodes } from '../../../src/domain/buyer/regions.ts';
import { profileProblems } from '../../../src/domain/buyer/profile-editing.ts';
import { profileOf, type ProfileField } from '../../../src/domain/buyer/user.ts';
import { keepProblems, type Problems } from '../http/form-problems.ts';
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

/** The problems of a buyer's details, by field in the order of the form. */
export function detailsProblems(details: Details, text: Texts['problems']): Problems<DetailsField> {
  const found = profileProblems(details);
  const needed = (field: Exclude<ProfileField, 'companyName' | 'houseNumber'>): string | null => {
    const problem = found[field];
    if (problem === undefined) return null;
    return problem === 'missing' ? text[field] : text[problem];
  };
  return keepProblems({
    firstName: needed('firstName'),
    lastName: needed('lastName'),
    companyName: null,
    taxNumber: null,
    phone: needed('phone'),
    street: needed('street'),
    houseNumber: null,
    city: needed('city'),
    postalCode: needed('postalCode'),
    country: countryCodes.includes(details.country) ? null : text.country,
    state: needed('state'),
  });
}
