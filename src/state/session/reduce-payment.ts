import { checkoutAfter, mayBePaid, type CheckoutEvent } from '../../domain/checkout/checkout.ts';
import { pricesAfter } from '../../domain/checkout/prices.ts';
import type { SessionAction } from './session-action.ts';
import type { OrderSession } from './session.ts';

function withCheckoutEvent(session: OrderSession, event: CheckoutEvent): OrderSession {
  const checkout = checkoutAfter(session.checkout, event);
  if (checkout === session.checkout) return session;
  const { wasContinuedInDoubt, reportedSteps } = session;
  switch (event.type) {
    case 'continued':
      return { ...session, checkout, wasContinuedInDoubt: wasContinuedInDoubt || mayBePaid(session.checkout) };
    case 'payPressed':
      // The buyer is going to checkout: the next return is a new one.
      return { ...session, checkout, reportedSteps: reportedSteps.filter((step) => step !== 'cancelled') };
    default:
      return { ...session, checkout };
  }
}

/** The way to payment: issues, prices, the submission and its payment. */
export function reducePayment(session: OrderSession, action: SessionAction): OrderSession {
  switch (action.type) {
    case 'issuesRequested':
      return { ...session, requestedIssues: action.issues };
    case 'checkoutChanged':
      return withCheckoutEvent(session, action.event);
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
