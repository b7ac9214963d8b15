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

/** Whether an address needs a state, and whether the one it has is one of its country. */
export const needsState = ({ country }: Address): boolean => hasStates(country);
export const isKnownState = ({ country, state }: Pick<Address, 'country' | 'state'>): boolean =>
  statesOf(country).some(({ code }) => code === state);

/** Whether an address says enough for a tax: its country, and the state where there are some. */
export const isPlaced = (address: Address): boolean =>
  address.country !== '' && (!needsState(address) || isKnownState(address));

/** Changes fields of something with an address; another country clears the state (docs/behaviour.md, Rules). */
export function editAddress<Holder extends Address>(holder: Holder, edit: Partial<Holder>): Holder {
  const isMove = edit.country !== undefined && edit.country !== holder.country;
  return { ...holder, ...edit, ...(isMove ? { state: '' } : {}) };
}

/** The six fields of an address, as they go onto the wire. */
export function addressOf({ country, state, city, houseNumber, street, postalCode }: Address): Address {
  return { country, state, city, houseNumber, street, postalCode };
}
