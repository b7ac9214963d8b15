import type { CallName } from './calls.ts';
import type { Fault } from './faults.ts';

/**
 * The results of faults at a call. `sees`: what the buyer sees, as the keys of toasts and of notices in the form until
 * it is fixed; empty if the form recovers by itself. `tries`: how often the call is made within nine seconds. `orders`:
 * how many orders the shop has in the end; by default, one. Typed content is always kept.
 */
export interface Row {
  readonly at: readonly Fault[];
  readonly sees: string;
  readonly tries: number;
  readonly orders?: number;
}

/** Network errors, 429 and 5xx: retried if the method allows it (docs/behaviour.md, Calls). */
const passing: readonly Fault[] = ['refused', 'dropped', '429', '500', '503'];
const hanging: readonly Fault[] = ['timeout', 'stalled', 'after 60 s'];
const asksToWait: readonly Fault[] = ['429 seconds', '429 date'];
const garbled: readonly Fault[] = ['HTML', 'truncated', 'wrong shape'];
/** Answers that come late, or requests that come twice. */
const harmless: readonly Fault[] = ['out of order', 'twice'];
const refusals: readonly Fault[] = ['400', '401', '403', '404', '409', '422'];

const without = (faults: readonly Fault[], ...others: readonly Fault[]): readonly Fault[] =>
  faults.filter((fault) => !others.includes(fault));
const fine = { at: harmless, sees: '', tries: 1 };
const final: readonly Fault[] = [...hanging, ...refusals, ...asksToWait, ...garbled];
const all: readonly Fault[] = [...passing, ...final];

/** Repeated at once if that may help, otherwise retried at the intervals of docs/contract.md, Settled. */
const list: readonly Row[] = [
  { at: passing, sees: 'unreachable', tries: 4 },
  { at: final, sees: 'unreachable', tries: 1 },
  fine,
];

const price = (refused: readonly Row[]): readonly Row[] => [
  ...refused,
  { at: without(all, ...refused.flatMap(({ at }) => at)), sees: 'calculationFailed, outdated', tries: 1 },
  fine,
];

const says = (status: Fault, rest = ''): Row => ({ at: [status], sees: `The shop says ${status}.${rest}`, tries: 1 });
/** The buyer can't act on these: the form's own words come first. */
const failing: Row = {
  at: ['refused', 'dropped', '429', '500', '503', ...asksToWait, ...hanging],
  sees: 'orderFailed',
  tries: 1,
};

/** The server's message if there is one (docs/behaviour.md, Messages); pressing again sends the same order. */
const order = (unauthorized: Row): readonly Row[] => [
  failing,
  { at: garbled, sees: 'orderFailed', tries: 1 },
  ...(['400', '403', '404', '409', '422'] as const).map((status) => says(status)),
  unauthorized,
  fine,
];

/** An order that the shop no longer has (404) is created again; one that is paid, or being paid (409), was sent. */
const payment = (unauthorized: Row): readonly Row[] => [
  failing,
  { at: ['HTML', 'truncated'], sees: 'orderFailed', tries: 1 },
  { at: ['wrong shape'], sees: 'checkoutFailed', tries: 1 },
  ...(['400', '403', '422'] as const).map((status) => says(status)),
  { ...says('404'), orders: 2 },
  says('409', ', sent'),
  unauthorized,
  fine,
];

const sessionEnded: Row = { at: ['401'], sees: 'sessionEnded', tries: 1 };

/** Call → the result of each fault. */
export const table: Readonly<Record<CallName, readonly Row[]>> = {
  'GET /voice': list,
  'GET /soundtrack': list,
  'GET /service': list,
  // A load failure is logged only; a code that the shop does not know has no branding.
  'GET /company/branding': [
    { at: passing, sees: '', tries: 4 },
    { at: [...final, ...harmless], sees: '', tries: 1 },
  ],
  // Any failure: no banner and the defaults.
  'GET /site-settings': [
    { at: passing, sees: '', tries: 4 },
    { at: [...final, ...harmless], sees: '', tries: 1 },
  ],
  'GET /user': [
    sessionEnded,
    { at: passing, sees: 'unreachable', tries: 4 },
    { at: without(final, '401'), sees: 'unreachable', tries: 1 },
    fine,
  ],
  // Its answer is not read, because the user is fetched again.
  'PATCH /user': [
    { at: ['401'], sees: 'sessionEnded', tries: 1 },
    { at: without(all, '401', 'wrong shape'), sees: 'profileFailed', tries: 1 },
    { at: ['wrong shape', ...harmless], sees: '', tries: 1 },
  ],
  'GET /discount': [
    { at: passing, sees: 'discountFailed', tries: 4 },
    { at: ['404'], sees: 'discountInvalid', tries: 1 },
    { at: without(final, '404'), sees: 'discountFailed', tries: 1 },
    fine,
  ],
  // The buyer is a guest from then on, and sees the price of a guest.
  'POST /order/calculate': price([sessionEnded]),
  'POST /order/calculate-guest': price([{ at: ['422'], sees: 'outdated, addressRefused', tries: 1 }]),
  'POST /order': order(sessionEnded),
  'POST /order/guest': order(says('401')),
  'create-payment': payment(sessionEnded),
  'create-guest-payment': payment(says('401')),
  // Requested again after 1, 3 and 6 s, or when the shop says.
  'generate-prompts': [
    { at: ['refused', 'dropped', '500', '503'], sees: 'retry, in the modal: failed', tries: 3 },
    { at: hanging, sees: 'retry, in the modal: failed', tries: 1 },
    { at: ['400'], sees: 'in the modal: badInput', tries: 1 },
    { at: [...without(refusals, '400'), ...garbled], sees: 'in the modal: failed', tries: 1 },
    { at: ['429'], sees: 'retryLimited, in the modal: rateLimited', tries: 3 },
    { at: asksToWait, sees: 'retryLimited, in the modal: rateLimited', tries: 1 },
    fine,
  ],
  'regenerate-prompt': [
    { at: ['429', ...asksToWait], sees: 'regenerateLimited', tries: 1 },
    { at: without(all, '429', ...asksToWait), sees: 'regenerateFailed', tries: 1 },
    fine,
  ],
};
