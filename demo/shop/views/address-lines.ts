import type { Address } from '../../../src/domain/buyer/address.ts';

/** The lines of an address as in a letter, below a name; `country` is in the reader's language. */
export function addressLines({ houseNumber, street, city, state, postalCode }: Address, country: string): string {
  return [[houseNumber, street], [city, state, postalCode], [country]]
    .map((parts) => parts.filter((part) => part.trim() !== '').join(' '))
    .filter((line) => line !== '')
    .join('\n');
}
