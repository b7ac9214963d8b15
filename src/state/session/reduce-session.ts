import { checkoutAfter, mayBePaid, type CheckoutEvent } from '../../domain/checkout/checkout.ts';
import { pricesAfter } from '../../domain/checkout/prices.ts';
import { reduceMessages } from './reduce-messages.ts';
import { reduceOrder } from './reduce-order.ts';
import { reduceScripts } from './reduce-scripts.ts';
import type { SessionAction } from './session-action.ts';
import type { OrderSession } from './session.ts';
import { undone } from './reduce-undo.ts';

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

/** A change of the order's contents. It removes an Undo that would also undo this change. */
function withEdit(session: OrderSession, action: SessionAction): OrderSession {
  const next = reduceScripts(reduceMessages(reduceOrder(session, action), action), action);
  const isStale =
    next.undo !== null &&
    next.undo === session.undo &&
    next.order.messages !== session.order.messages &&
    action.type !== 'draftFilled';
  return isStale ? { ...next, undo: null } : next;
}

/** Every change of an order: the session after an action of the buyer, the page or the shop. */
export function reduceSession(session: OrderSession, action: SessionAction): OrderSession {
  switch (action.type) {
    case 'sessionStarted':
      return action.session;
    case 'undone':
      return undone(session);
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
      return withEdit(session, action);
  }
}
