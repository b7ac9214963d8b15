import { describe, expect, it } from 'vitest';
import {
  checkoutAfter,
  closedCheckout,
  isProcessing,
  isSent,
  isSummaryOpen,
  summaryStep,
  type Checkout,
  type CheckoutEvent,
  type SummaryStep,
} from '../../../src/domain/checkout/checkout.ts';
import { checkoutEvents, checkoutUrl } from '../helpers/checkout-events.ts';

/** Every kind of state, by the face that the summary shows; `again`: the order had left for checkout before. */
const statesWith = (face: SummaryStep) =>
  ({
    closed: closedCheckout,
    sent: { step: 'sent' },
    open: { step: face, payment: 'closed' },
    'open again': { step: face, payment: 'sent' },
    'open unpaid': { step: face, payment: 'unpaid' },
    unpaid: { step: 'unpaid' },
    confirming: { step: 'confirming' },
    paid: { step: 'paid' },
    paying: { step: 'paying', from: face, payment: 'closed' },
    'paying again': { step: 'paying', from: face, payment: 'sent' },
    'paying unpaid': { step: 'paying', from: face, payment: 'unpaid' },
    redirecting: { step: 'redirecting', from: face },
    blocked: { step: 'blocked', from: face, url: checkoutUrl },
  }) satisfies Record<string, Checkout>;
type Name = keyof ReturnType<typeof statesWith>;

/** An event by its type and the shop's answer. */
const nameOf = (event: CheckoutEvent) =>
  event.type === 'paymentStatusReceived' ? (`told ${event.payment}` as const) : event.type;

type Row = Readonly<Partial<Record<ReturnType<typeof nameOf>, Name>>>;
const toldPaid: Row = { 'told confirming': 'confirming', 'told paid': 'paid' };
const redirectingRow: Row = {
  payFailed: 'open',
  handedOver: 'open again',
  redirectBlocked: 'blocked',
  returned: 'sent',
};

/** State → event → next state. Other events change nothing; the summary's views have a table of their own. */
const table: Readonly<Record<Name, Row>> = {
  closed: toldPaid,
  sent: { ...toldPaid, continued: 'closed', 'told unpaid': 'unpaid' },
  unpaid: { ...toldPaid, continued: 'closed' },
  confirming: { 'told unpaid': 'unpaid', 'told paid': 'paid' },
  paid: { renewed: 'closed' },
  open: { ...toldPaid, closed: 'closed', payPressed: 'paying' },
  'open again': { ...toldPaid, closed: 'sent', payPressed: 'paying again', 'told unpaid': 'open unpaid' },
  'open unpaid': { ...toldPaid, closed: 'unpaid', payPressed: 'paying unpaid' },
  paying: {
    payFailed: 'open',
    unpayable: 'sent',
    handedOver: 'open again',
    departed: 'redirecting',
    returned: 'closed',
  },
  'paying again': {
    payFailed: 'open again',
    unpayable: 'sent',
    handedOver: 'open again',
    departed: 'redirecting',
    returned: 'sent',
  },
  'paying unpaid': {
    payFailed: 'open unpaid',
    unpayable: 'sent',
    handedOver: 'open again',
    departed: 'redirecting',
    returned: 'unpaid',
  },
  redirecting: redirectingRow,
  blocked: { ...toldPaid, closed: 'closed', checkoutOpened: 'sent' },
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a literal
const names = Object.keys(table) as Name[];
const isOfFaces = ({ type }: CheckoutEvent): boolean => ['opened', 'guestChosen', 'wentBack'].includes(type);
const events = checkoutEvents.filter((event) => !isOfFaces(event));
const cases = names.flatMap((name) => events.map((event) => ({ name, event, type: nameOf(event) })));

describe.each<SummaryStep>(['choice', 'guest'])('a checkout from the face %s', (face) => {
  const states: Readonly<Record<Name, Checkout>> = statesWith(face);

  it.each(cases)('that is $name has the right state after $type', ({ name, event }) => {
    expect(checkoutAfter(states[name], event)).toEqual(states[table[name][nameOf(event)] ?? name]);
  });

  it.each(names)('that is %s has the right view, and counts as processing or sent', (name) => {
    const isOpen = !/^(?:closed|sent|unpaid|confirming|paid)$/u.test(name);
    expect([isSummaryOpen(states[name]), summaryStep(states[name])]).toEqual([isOpen, isOpen ? face : 'choice']);
    expect(isProcessing(states[name])).toBe(/^(?:paying|redirecting)/u.test(name));
    const wasSent = /^(?:sent|unpaid|confirming|paid|redirecting)|(?: again| unpaid)$/u;
    expect(isSent(states[name])).toBe(wasSent.test(name));
  });
});

const { sent, open, 'open again': again } = statesWith('choice');
const { open: guest } = statesWith('guest');

it.each<[string, CheckoutEvent['type'], Checkout, Checkout]>([
  ['choice where it is closed', 'opened', closedCheckout, open],
  ['choice where the order was sent', 'opened', sent, again],
  ['choice where the order is unpaid', 'opened', statesWith('choice').unpaid, statesWith('choice')['open unpaid']],
  ['as it was where it is open', 'opened', guest, guest],
  ['guest', 'guestChosen', open, guest],
  ['choice by Back', 'wentBack', guest, open],
])('a face of the summary shows %s (%s)', (...[, type, before, after]) => {
  const event = checkoutEvents.find((one) => one.type === type);
  expect(event && checkoutAfter(before, event)).toEqual(after);
});

const opens = (name: Name, type: string): boolean => type === 'opened' && ['closed', 'sent', 'unpaid'].includes(name);
const shut = names
  .filter((name) => !name.startsWith('open'))
  .flatMap((name) => checkoutEvents.filter(isOfFaces).map((event) => ({ name, event, type: event.type })))
  .filter(({ name, type }) => !opens(name, type));

it.each(shut)('the face of the summary does not change while it is $name, by $type', ({ name, event }) => {
  const state: Checkout = statesWith('guest')[name];
  expect(checkoutAfter(state, event)).toBe(state);
});
