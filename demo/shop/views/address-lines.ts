import type { Address } from '../../../src/domain/buyer/address.ts';

/** A postal code as it is written on letters, however it was typed: `g1r1r3` is `G1R 1R3` in Canada. */
const postal = (code: string): string =>
  code
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]\d[A-Z])[ -]*(\d[A-Z]\d)$/u, '$1 $2');

/** The lines of an address as in a letter, below a name; `country` is in the reader's language. */
export function addressLines({ houseNumber, street, city, state, postalCode }: Address, country: string): string {
  return [[houseNumber, street], [city, state, postal(postalCode)], [country]]
    .map((parts) => parts.filter((part) => part.trim() !== '').join(' '))
    .filter((line) => line !== '')
    .join('\n');
}
