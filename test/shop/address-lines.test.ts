import { expect, it } from 'vitest';
import { addressLines } from '../../demo/shop/views/address-lines.ts';

const address = { houseNumber: '12', street: 'Bank', city: 'Québec', state: 'QC', country: 'CA', postalCode: '' };

it.each([
  ['g1r1r3', 'G1R 1R3'],
  ['K1P-5N2', 'K1P 5N2'],
  ['10001', '10001'],
  ['ec1a 1bb', 'EC1A 1BB'],
])('the postal code %s is written %s', (postalCode, written) => {
  expect(addressLines({ ...address, postalCode }, 'Canada')).toBe(`12 Bank\nQuébec QC ${written}\nCanada`);
});
