import { countryCodes, hasStates, statesOf } from '../../../src/domain/regions.ts';

export interface Place {
  readonly country: string;
  readonly state: string;
}

export const addressMisfit = 'Unable to validate address. Please check your country and state.';

const isStateOf = ({ country, state }: Place): boolean => statesOf(country).some(({ code }) => code === state);

/** Why a half-typed address can't be right, or null: the country is unknown or the state lies elsewhere. */
export function misfit(place: Place): string | null {
  if (place.country !== '' && !countryCodes.includes(place.country)) return addressMisfit;
  if (place.state !== '' && !isStateOf(place)) return addressMisfit;
  return null;
}

/** Why tax can't be calculated for an address, or null (spec.md section 5, address check). */
export function addressProblem(place: Place): string | null {
  const { country, state } = place;
  if (country.trim() === '') return 'Country is required for tax calculation.';
  if (!countryCodes.includes(country)) return addressMisfit;
  if (!hasStates(country)) return state === '' ? null : 'This country does not have states/provinces.';
  if (state.trim() === '') return 'State/Province is required for tax calculation in this country.';
  return isStateOf(place) ? null : addressMisfit;
}
