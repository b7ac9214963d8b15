import { expect, it } from 'vitest';
import {
  currencyOfCountry,
  forEachCurrency,
  parseCurrency,
  namesCurrency,
} from '../../../src/domain/checkout/currency.ts';
import {
  serviceTypes,
  type ServiceType,
  offeredService,
  parseServices,
} from '../../../src/domain/order/service-types.ts';
import { messagesCharged, pricedCurrencies, serviceOfType } from '../../../src/domain/order/shop-service.ts';
import { categoriesOf } from '../../../src/domain/catalogue/track.ts';
import { onHold } from '../helpers/samples.ts';

const named = (id: string, title: string) => ({ ...onHold, id, title });
const track = (id: string, categories: readonly string[]) => ({ id, title: id, categories, url: null });

const typesOffered = (service: typeof onHold): readonly ServiceType[] =>
  serviceTypes.filter((type) => serviceOfType([service], type) !== null);

it.each<[string, string, ServiceType]>([
  ['moh', '', 'moh'],
  ['17', ' on hold MESSAGE ', 'moh'],
  ['voip', '', 'voip'],
  ['2', 'Telephone Voice Prompts', 'voip'],
  ['mvoice', '', 'mvoice'],
  ['3', 'MOBILE VOICEMAIL', 'mvoice'],
])('a service with id %j and title %j is %s', (id, title, type) => {
  const service = named(id, title);
  expect(serviceOfType([named('x', 'Other'), service], type)).toBe(service);
  expect(typesOffered(service)).toEqual([type]);
});

it.each<[string, string]>([
  ['17', 'On Hold'],
  ['moh-2', 'On Hold Messages'],
  ['', ''],
])('a service with id %j and title %j has no type', (id, title) => {
  expect(typesOffered(named(id, title))).toEqual([]);
});

const { CAD } = onHold.rates;
const without = { ...CAD, fixed: null };

it('the currencies with a price are those that the service has a price in', () => {
  expect(pricedCurrencies({ ...onHold, rates: { ...forEachCurrency(() => without), USD: CAD } })).toEqual(['USD']);
});

it('the currencies with a price are those of a single rate if the shop lists no prices', () => {
  expect(pricedCurrencies({ ...onHold, rates: forEachCurrency(() => without) })).toEqual(['CAD', 'USD']);
  expect(pricedCurrencies(null)).toEqual(['CAD', 'USD']);
});

it.each([
  [1, 1, 5, 4],
  [1, 6, 5, 0],
  [1, 3, 5, 2],
  [3, 1, 2, 0],
  [3, 1, 5, 2],
  [0, 1, 2, 1],
])('the charged messages with %i included, from %i to %i, are %i', (...row) => {
  const [includedPrompts, from, to, charged] = row;
  expect(messagesCharged({ ...onHold, includedPrompts }, from, to)).toBe(charged);
});

it('the charged messages are those after the first if the service is unknown', () => {
  expect(messagesCharged(null, 1, 3)).toBe(2);
});

it.each([
  ['CA', 'CAD'],
  ['ca', 'CAD'],
  ['', 'CAD'],
  ['US', 'USD'],
  ['DE', 'USD'],
])('the currency of the country %j is %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency);
});

it.each([
  ['CAD', 'CAD'],
  ['usd', 'USD'],
  ['XXX', null],
  ['', null],
  [undefined, null],
  [['CAD'], null],
])('the currency named by %j is %j', (value, currency) => {
  expect(parseCurrency(value)).toBe(currency);
});

it('categories of soundtracks start with acoustic, followed by the others by name', () => {
  const tracks = [track('1', ['rock', 'jazz']), track('2', ['acoustic', 'jazz']), track('3', [])];
  expect(categoriesOf(tracks)).toEqual(['acoustic', 'jazz', 'rock']);
  expect(categoriesOf([])).toEqual(['acoustic']);
});

it.each<[string | null, readonly string[]]>([
  [null, ['moh', 'voip', 'mvoice']],
  ['', ['moh', 'voip', 'mvoice']],
  ['fax toString', ['moh', 'voip', 'mvoice']],
  ['voip', ['voip']],
  [' mvoice\n moh ', ['mvoice', 'moh']],
  ['voip fax voip', ['voip']],
  ['voip,moh', ['moh', 'voip', 'mvoice']],
])('a list of services that is %o offers %o', (list, offered) => {
  expect(parseServices(list)).toEqual(offered);
});

it('a list of services uses its first service if another is requested', () => {
  expect(offeredService('moh', ['mvoice', 'voip'])).toBe('mvoice');
  expect(offeredService('voip', ['mvoice', 'voip'])).toBe('voip');
});

it.each([
  ['$129.00', false],
  ['129,00 $', false],
  ['US$129.00', true],
  ['€129.00', true],
  ['129,00 €', true],
])('the amount %j names its currency: %s', (amount, isNamed) => {
  expect(namesCurrency(amount)).toBe(isNamed);
});
