import { expect, it } from 'vitest';
import { parsePageBuyer } from '../../../src/domain/buyer/guest.ts';
import { ada } from '../../helpers/page-buyer.ts';

const known = { ...ada, phone: '+1 416 555 0100', title: 'Dr' };

it.each([
  ['all fields', known, known],
  ['other fields', { ...known, id: 7, acceptedTerms: true, password: 'x' }, known],
  ['other types', { email: 7, firstName: null, lastName: ['Roy'], city: 'Ottawa' }, { city: 'Ottawa' }],
  ['an email with an invisible character', { email: '\u200bada@example.com' }, { email: 'ada@example.com' }],
  ['nothing', {}, {}],
  ['no object', 'Ada', null],
  ['null', null, null],
])('a page can say of the buyer: %s', (_, value, buyer) => {
  expect(parsePageBuyer(value)).toEqual(buyer);
});
