import { checkoutAfter, mayBePaid } from '../../domain/checkout/checkout.ts';
import { pricesAfter } from '../../domain/checkout/prices.ts';
import type { SessionAction } from './session-action.ts';
import type { OrderSession } from './session.ts';

type CheckoutChanged = Extract<SessionAction, { readonly type: 'checkoutChanged' }>;

function withCheckoutEvent(session: OrderSession, { event }: CheckoutChanged): OrderSession {
  const checkout = checkoutAfter(session.checkout, event);
  const isContinued = event.type === 'continued';
  const wasContinuedInDoubt = isContinued
    ? session.wasContinuedInDoubt || mayBePaid(session.checkout)
    : session.wasContinuedInDoubt;
  // The buyer is going to checkout: the next return is a new one.
  const reportedSteps =
    event.type === 'payPressed' && session.reportedSteps.includes('cancelled')
      ? session.reportedSteps.filter((step) => step !== 'cancelled')
      : session.reportedSteps;
  return checkout === session.checkout && !isContinued
    ? session
    : { ...session, checkout, wasContinuedInDoubt, reportedSteps };
}

/** The way to payment: issues, prices, the submission and its payment. */
export function reducePayment(session: OrderSession, action: SessionAction): OrderSession {
  switch (action.type) {
    case 'issuesRequested':
      return { ...session, requestedIssues: action.issues };
    case 'checkoutChanged':
      return withCheckoutEvent(session, action);
    case 'pricesChanged': {
      const prices = pricesAfter(session.prices, action.event);
      return prices === session.prices ? session : { ...session, prices };
    }
    case 'submissionChanged':
      return { ...session, submission: action.submission };
    case 'paymentFailed':
      return { ...session, paymentFailure: action.message };
    case 'paymentStatusRequested':
      return { ...session, paymentStatusRequest: action.status };
    case 'stepsReported':
      return { ...session, reportedSteps: [...session.reportedSteps, ...action.steps] };
    default:
      return session;
  }
}
