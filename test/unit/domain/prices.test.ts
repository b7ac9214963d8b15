import { expect, it } from 'vitest';
import {
  noPrices,
  priceRequestKey,
  pricesAfter,
  type PriceAnswer,
  type PriceBuyer,
  type PriceEvent,
  type PriceRequestKey,
  type Prices,
} from '../../../src/domain/checkout/prices.ts';
import { isSame } from '../../../src/domain/common/json.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { discountOf, guestOf, message, onHold, optionsOf, orderOf, totalsOf } from '../helpers/samples.ts';
import { addressOf } from '../../../src/domain/buyer/address.ts';

const context = { service: onHold, referral: null, guideText: (guide: string) => guide };
const guest: PriceBuyer = { isLoggedIn: false, address: null };
const questionOf = (edit: Partial<Order> = {}, buyer = guest): PriceRequestKey =>
  priceRequestKey(orderOf(edit), context, buyer);

const older = questionOf({ currency: 'USD' });
const key = questionOf();
const other = questionOf({ options: optionsOf('proofReading') });
const totals = totalsOf({ total: 113 });

/** The answer to an older key, that is shown meanwhile. */
const last: PriceAnswer = { key: older, totals: totalsOf({ total: 90 }), currency: 'USD', address: older.address };
const doubtedLast: PriceAnswer = { ...last, key: null };
const answer: PriceAnswer = { key, totals, currency: 'CAD', address: key.address };

const states = {
  none: noPrices,
  outdated: { status: 'outdated', last },
  'outdated by doubt': { status: 'outdated', last: doubtedLast },
  'outdated, the answer doubted': { status: 'outdated', last: { ...answer, key: null } },
  'outdated without an answer': { status: 'outdated', last: null },
  requested: { status: 'requested', key, last },
  current: { status: 'current', key, last: answer },
  refused: { status: 'refused', key, last },
  failed: { status: 'failed', key, last },
  'outdated after an answer': { status: 'outdated', last: answer },
  'the older one current': { status: 'current', key: older, last },
  'requested again': { status: 'requested', key, last: answer },
} as const satisfies Record<string, Prices>;
type Name = keyof typeof states;

const events = {
  'no key': { type: 'keyChanged', key: null },
  'the same key': { type: 'keyChanged', key: { ...key } },
  'another key': { type: 'keyChanged', key: other },
  'the key of the last answer': { type: 'keyChanged', key: { ...older } },
  doubt: { type: 'invalidated' },
  request: { type: 'requested', key },
  'its answer': { type: 'received', key, totals },
  'its refusal': { type: 'refused', key },
  'its failure': { type: 'failed', key },
  'an older key’s answer': { type: 'received', key: older, totals },
  'an older key’s refusal': { type: 'refused', key: older },
  'an older key’s failure': { type: 'failed', key: older },
} as const satisfies Record<string, PriceEvent>;

type Row = Readonly<Partial<Record<keyof typeof events, Name>>>;

/** The effect of an edit, or of losing the last voice, on any prices that show an older answer. */
const edited: Row = {
  'no key': 'none',
  'another key': 'outdated',
  'the key of the last answer': 'the older one current',
};

/** State → event → next state. Other events change nothing. */
const table: Readonly<Partial<Record<Name, Row>>> = {
  none: {
    'the same key': 'outdated without an answer',
    'another key': 'outdated without an answer',
    'the key of the last answer': 'outdated without an answer',
  },
  outdated: { ...edited, doubt: 'outdated by doubt', request: 'requested' },
  requested: {
    ...edited,
    doubt: 'outdated by doubt',
    'its answer': 'current',
    'its refusal': 'refused',
    'its failure': 'failed',
  },
  current: {
    'no key': 'none',
    'another key': 'outdated after an answer',
    'the key of the last answer': 'outdated after an answer',
    doubt: 'outdated, the answer doubted',
    request: 'requested again',
  },
  refused: { ...edited, doubt: 'outdated by doubt', request: 'requested' },
  failed: { ...edited, doubt: 'outdated by doubt', request: 'requested' },
};

const cases = Object.entries(table).flatMap(([name, row]) =>
  Object.entries(events).map(([what, event]) => ({ name, row, what, event })),
);

it.each(cases)('prices that are $name have the right state after $what', ({ name, row, what, event }) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of two literals
  const [before, after] = [name as Name, row[what as keyof typeof events]];
  expect(pricesAfter(states[before], event)).toEqual(states[after ?? before]);
});

it.each(Object.keys(table))('prices that are %s stay identical if nothing changes', (name) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table
  const state: Prices = states[name as Name];
  expect(pricesAfter(state, events['an older key’s answer'])).toBe(state);
});

it('an edit that is undone needs a new request if the answer was doubted meanwhile', () => {
  const happened = [events['another key'], events.doubt, events['the same key']];
  const prices = happened.reduce<Prices>(pricesAfter, states.current);
  expect(prices).toEqual({ status: 'outdated', last: { ...answer, key: null } });
});

it.each<[string, boolean, Partial<Order>]>([
  ['the comments', false, { comments: 'Hello' }],
  ['the style of a message', false, { messages: [message(1, { guide: 'custom', customStyle: 'Mine' })] }],
  ['the open tab', false, { activeVoiceTab: 'female' }],
  ['the acknowledgement', false, { acknowledged: true }],
  ['an empty slot', false, { voices: ['v1', null] }],
  ['the voices', true, { voices: ['v2'] }],
  ['the tracks', true, { tracks: ['t1'] }],
  ['the texts', true, { messages: [message(1, { content: 'Another' })] }],
  ['the options', true, { options: optionsOf('rush') }],
  ['the phone system', true, { phoneSystem: '3cx' }],
  ['the discount', true, { discount: discountOf() }],
  ['the currency', true, { currency: 'USD' }],
])('the request for a price depends on %s: %s', (_, isDependent, edit) => {
  expect(isSame(questionOf(edit), key)).toBe(!isDependent);
});

it('the request for a price depends on the buyer’s login and address', () => {
  expect(questionOf({}, { isLoggedIn: true, address: null })).not.toEqual(key);
  expect(questionOf({}, { isLoggedIn: false, address: addressOf(guestOf()) })).not.toEqual(key);
});
