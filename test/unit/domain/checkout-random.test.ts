import { array, boolean, check, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkoutAfter,
  closedCheckout,
  isSent,
  isSummaryOpen,
  type Checkout,
  type CheckoutEvent,
} from '../../../src/domain/checkout/checkout.ts';
import { randomRuns } from '../../helpers/random-runs.ts';
import { checkoutEvents } from '../helpers/checkout-events.ts';

interface Step {
  readonly before: Checkout;
  readonly event: CheckoutEvent;
  readonly after: Checkout;
}

const anyEvents = array(constantFrom(...checkoutEvents), { maxLength: 60 });

type Promised = (step: Step, earlier: readonly Step[]) => boolean;

function stepsOf(events: readonly CheckoutEvent[], wasSent: boolean): readonly Step[] {
  const steps: Step[] = [];
  let before: Checkout = wasSent ? { step: 'sent' } : closedCheckout;
  for (const event of events) {
    const after = checkoutAfter(before, event);
    steps.push({ before, event, after });
    before = after;
  }
  return steps;
}

/**
 * Runs any events, starting with a fresh or sent order. Returns the shortest sequence that breaks a promise; null if
 * there is none.
 */
function breaking(promised: Promised): unknown {
  const isKept = property(anyEvents, boolean(), (events, wasSent) => {
    const steps = stepsOf(events, wasSent);
    return steps.every((step, index) => promised(step, steps.slice(0, index)));
  });
  return check(isKept, randomRuns(2000)).counterexample;
}

const enters = (name: Checkout['step'], { before, after }: Step): boolean =>
  after.step === name && before.step !== name;

it('any sequence of checkout events leads to the checkout only after a press of pay in the open summary', () => {
  const isPaidFor: Promised = (step, earlier) => {
    const press = earlier.findLastIndex((one) => enters('paying', one));
    const pressed = earlier[press];
    return (
      step.before.step === 'paying' &&
      pressed?.event.type === 'payPressed' &&
      ['choice', 'guest'].includes(pressed.before.step) &&
      earlier.slice(press).every(({ after }) => isSummaryOpen(after))
    );
  };
  expect(breaking((step, earlier) => !enters('redirecting', step) || isPaidFor(step, earlier))).toBeNull();
});

it('any sequence of checkout events marks the order as sent only after leaving, a handover or an answer of the shop', () => {
  const hasLeft: Promised = ({ event }, earlier) =>
    ['departed', 'handedOver', 'unpayable', 'paymentStatusReceived'].includes(event.type) ||
    (event.type === 'checkoutOpened' && earlier.some(({ after }) => after.step === 'redirecting'));
  expect(breaking((step, earlier) => isSent(step.before) || !isSent(step.after) || hasLeft(step, earlier))).toBeNull();
});

it('any sequence of checkout events keeps a sent order sent until it is continued, fails or is blocked', () => {
  const ends = new Set(['continued', 'renewed', 'payFailed', 'redirectBlocked']);
  expect(breaking(({ before, event, after }) => !isSent(before) || isSent(after) || ends.has(event.type))).toBeNull();
});

it('any sequence of checkout events never pays a paid order again', () => {
  const isPaid = ({ step }: Checkout): boolean => step === 'paid';
  expect(
    breaking(({ before, event, after }) => !isPaid(before) || isPaid(after) || event.type === 'renewed'),
  ).toBeNull();
});
