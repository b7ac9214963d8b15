import { isKnownState, type Address } from '../../../src/domain/buyer/address.ts';
import { countryCodes, hasStates } from '../../../src/domain/buyer/regions.ts';

export type Place = Pick<Address, 'country' | 'state'>;

/** Why tax can't be calculated for an address. */
export type AddressProblem = 'country-missing' | 'state-missing' | 'state-needless' | 'address-invalid';

/**
 * Why a partly typed address can't be right, or null: the country is unknown, or the state belongs to another country.
 */
export function misfit(place: Place): AddressProblem | null {
  if (place.country !== '' && !countryCodes.includes(place.country)) return 'address-invalid';
  if (place.state !== '' && !isKnownState(place)) return 'address-invalid';
  return null;
}

/** Why tax can't be calculated for an address, or null (docs/behaviour.md, Rules). */
export function addressProblem(place: Place): AddressProblem | null {
  const { country, state } = place;
  if (country.trim() === '') return 'country-missing';
  if (!countryCodes.includes(country)) return 'address-invalid';
  if (!hasStates(country)) return state === '' ? null : 'state-needless';
  if (state.trim() === '') return 'state-missing';
  return isKnownState(place) ? null : 'address-invalid';
}
