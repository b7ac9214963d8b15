import { isKnownState, needsState } from '../../../src/domain/address.ts';
import { canBeCalled } from '../../../src/domain/guest.ts';
import { countryCodes } from '../../../src/domain/regions.ts';
import { missingIn, profileOf, type Profile, type ProfileField } from '../../../src/domain/user.ts';
import { keepProblems, type Problems } from '../http/form-problems.ts';
import type { UserRow } from '../schema/accounts.ts';
import type { Texts } from '../text/texts.ts';
import { wireUser } from './wire-user.ts';

/** A state among those of all countries, as the form sends it: `CA-ON`. */
export const stateValue = (country: string, state: string): string => (state === '' ? '' : `${country}-${state}`);

/** What the form is filled with. */
export function formOf(user: UserRow): Profile {
  const profile = profileOf(wireUser(user));
  return { ...profile, state: stateValue(profile.country, profile.state) };
}

/** Digits and what stands between them, with an extension: `+1 (613) 555-0100 ext. 12`. */
const isPhone = (text: string): boolean =>
  canBeCalled(text) && /^\+?[\p{Nd}\s()./‐-―-]+(?:(?:x|ext\.?|poste|#)\s*\p{Nd}+)?$/iu.test(text);

/**
 * What the form says of its buyer, without spaces around it; no state of another country. Field by field: whatever else
 * was sent must not get into the account.
 */
export function detailsFrom(form: Profile): Profile {
  const country = form.country.trim();
  const state = form.state.trim();
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    companyName: form.companyName.trim(),
    phone: form.phone.trim(),
    street: form.street.trim(),
    houseNumber: form.houseNumber.trim(),
    city: form.city.trim(),
    postalCode: form.postalCode.trim(),
    country,
    state: state.startsWith(`${country}-`) ? state.slice(country.length + 1) : '',
  };
}

/** What is wrong with a buyer's details, by field in the order of the form. */
export function detailsProblems(details: Profile, text: Texts['problems']): Problems<ProfileField> {
  const missing = missingIn(details, false);
  const needed = (field: Exclude<ProfileField, 'companyName'>): string | null =>
    missing.includes(field) ? text[field] : null;
  return keepProblems({
    firstName: needed('firstName'),
    lastName: needed('lastName'),
    companyName: null,
    phone: needed('phone') ?? (isPhone(details.phone) ? null : text.phoneInvalid),
    street: needed('street'),
    houseNumber: needed('houseNumber'),
    city: needed('city'),
    postalCode: needed('postalCode'),
    country: countryCodes.includes(details.country) ? null : text.country,
    state: needsState(details) && !isKnownState(details) ? text.state : null,
  });
}
