import type { Address } from '../../../src/domain/buyer/address.ts';

/** An address as it stands on a letter, below a name; `country` is named in the reader's language. */
export function addressLines({ houseNumber, street, city, state, postalCode }: Address, country: string): string {
  return [[houseNumber, street], [city, state, postalCode], [country]]
    .map((parts) => parts.filter((part) => part.trim() !== '').join(' '))
    .filter((line) => line !== '')
    .join('\n');
}
