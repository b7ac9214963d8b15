import { countryCodes, hasStates, statesOf } from './regions.ts';

export const noAddress = { country: '', state: '', city: '', houseNumber: '', street: '', postalCode: '' };

/** A postal address; unknown parts are empty strings. `country` is ISO 3166-1, `state` the postal abbreviation. */
export type Address = Readonly<typeof noAddress>;

/** Whether the state of an address belongs to its country. */
export const isKnownState = ({ country, state }: Pick<Address, 'country' | 'state'>): boolean =>
  statesOf(country).some(({ code }) => code === state);

/** Whether the country of an address has states, and its state is none of them. */
export const lacksState = (address: Address): boolean => hasStates(address.country) && !isKnownState(address);

/** Whether an address is sufficient for a tax: it has a country, and a state if the country has states. */
export const isPlaced = (address: Address): boolean => address.country !== '' && !lacksState(address);

/** Changes fields of a value with an address; changing the country clears the state (docs/behaviour.md, Rules). */
export function editAddress<Holder extends Address>(holder: Holder, edit: Partial<Holder>): Holder {
  const isMove = edit.country !== undefined && edit.country !== holder.country;
  return { ...holder, ...edit, ...(isMove ? { state: '' } : {}) };
}

/** An address that the page knows: a country or state that the form's lists don't have would hide the prices. */
export function listedAddress<Holder extends Address>(holder: Holder): Holder {
  const country = countryCodes.includes(holder.country) ? holder.country : '';
  return { ...holder, country, state: isKnownState(holder) ? holder.state : '' };
}

/** The six fields of an address, as sent to the shop. */
export function addressOf({ country, state, city, houseNumber, street, postalCode }: Address): Address {
  return { country, state, city, houseNumber, street, postalCode };
}
