import { describe, expect, it } from 'vitest';
import {
  noPrices,
  priceQuestion,
  pricesAfter,
  type PriceAnswer,
  type PriceBuyer,
  type PriceEvent,
  type PriceQuestion,
  type Prices,
} from '../../../src/domain/checkout/prices.ts';
import { isSame } from '../../../src/domain/common/json.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { discountOf, guestOf, message, onHold, optionsOf, orderOf, totalsOf } from '../helpers/samples.ts';
import { addressOf } from '../../../src/domain/buyer/address.ts';

const context = { service: onHold, referral: null, guideText: (guide: string) => guide };
const guest: PriceBuyer = { isLoggedIn: false, address: null };
const questionOf = (edit: Partial<Order> = {}, buyer = guest): PriceQuestion =>
  priceQuestion(orderOf(edit), context, buyer);

const older = questionOf({ currency: 'USD' });
const question = questionOf();
const other = questionOf({ options: optionsOf('proofReading') });
const totals = totalsOf({ total: 113 });

/** The answer to an older question, that is shown meanwhile. */
const last: PriceAnswer = { question: older, totals: totalsOf({ total: 90 }), currency: 'USD', address: older.address };
const doubtedLast: PriceAnswer = { ...last, question: null };
const answer: PriceAnswer = { question, totals, currency: 'CAD', address: question.address };

const states = {
  none: noPrices,
  outdated: { status: 'outdated', question, last },
  'outdated by doubt': { status: 'outdated', question, last: doubtedLast },
  'outdated, the answer doubted': { status: 'outdated', question, last: { ...answer, question: null } },
  'the first one outdated': { status: 'outdated', question, last: null },
  asking: { status: 'asking', question, last },
  current: { status: 'current', question, last: answer },
  refused: { status: 'refused', question, last },
  failed: { status: 'failed', question, last },
  'another one outdated': { status: 'outdated', question: other, last },
  'another one outdated after an answer': { status: 'outdated', question: other, last: answer },
  'another first one outdated': { status: 'outdated', question: other, last: null },
  'the older one current': { status: 'current', question: older, last },
  'the older one outdated': { status: 'outdated', question: older, last: answer },
  'the older one as first outdated': { status: 'outdated', question: older, last: null },
  'asking anew': { status: 'asking', question, last: answer },
} as const satisfies Record<string, Prices>;
type Name = keyof typeof states;

const events = {
  'no question': { type: 'questioned', question: null },
  'the same question': { type: 'questioned', question: { ...question } },
  'another question': { type: 'questioned', question: other },
  'the question of the last answer': { type: 'questioned', question: { ...older } },
  doubt: { type: 'doubted' },
  asking: { type: 'asking' },
  'its answer': { type: 'answered', question, totals },
  'its refusal': { type: 'refused', question },
  'its failure': { type: 'failed', question },
  'an older question’s answer': { type: 'answered', question: older, totals },
  'an older question’s refusal': { type: 'refused', question: older },
  'an older question’s failure': { type: 'failed', question: older },
} as const satisfies Record<string, PriceEvent>;

type Row = Readonly<Partial<Record<keyof typeof events, Name>>>;

/** The effect of an edit, or of losing the last voice, on any prices that show an older answer. */
const edited: Row = {
  'no question': 'none',
  'another question': 'another one outdated',
  'the question of the last answer': 'the older one current',
};

/** State → event → next state. Other events change nothing. */
const table: Readonly<Partial<Record<Name, Row>>> = {
  none: {
    'the same question': 'the first one outdated',
    'another question': 'another first one outdated',
    'the question of the last answer': 'the older one as first outdated',
  },
  outdated: { ...edited, doubt: 'outdated by doubt', asking: 'asking' },
  asking: {
    ...edited,
    doubt: 'outdated by doubt',
    'its answer': 'current',
    'its refusal': 'refused',
    'its failure': 'failed',
  },
  current: {
    'no question': 'none',
    'another question': 'another one outdated after an answer',
    'the question of the last answer': 'the older one outdated',
    doubt: 'outdated, the answer doubted',
    asking: 'asking anew',
  },
  refused: { ...edited, doubt: 'outdated by doubt', asking: 'asking' },
  failed: { ...edited, doubt: 'outdated by doubt', asking: 'asking' },
};

const cases = Object.entries(table).flatMap(([name, row]) =>
  Object.entries(events).map(([what, event]) => ({ name, row, what, event })),
);

describe('prices', () => {
  it.each(cases)('that are $name have the right state after $what', ({ name, row, what, event }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of two literals
    const [before, after] = [name as Name, row[what as keyof typeof events]];
    expect(pricesAfter(states[before], event)).toEqual(states[after ?? before]);
  });

  it.each(Object.keys(table))('that are %s stay identical if nothing changes', (name) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table
    const state: Prices = states[name as Name];
    expect(pricesAfter(state, events['an older question’s answer'])).toBe(state);
  });
});

it('an edit that is undone needs a new request if the answer was doubted meanwhile', () => {
  const happened = [events['another question'], events.doubt, events['the same question']];
  const prices = happened.reduce<Prices>(pricesAfter, states.current);
  expect(prices).toMatchObject({ status: 'outdated', question });
});

describe('the request for a price', () => {
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
  ])('depends on %s: %s', (_, isDependent, edit) => {
    expect(isSame(questionOf(edit), question)).toBe(!isDependent);
  });

  it('depends on the buyer’s login and address', () => {
    expect(questionOf({}, { isLoggedIn: true, address: null })).not.toEqual(question);
    expect(questionOf({}, { isLoggedIn: false, address: addressOf(guestOf()) })).not.toEqual(question);
  });
});
