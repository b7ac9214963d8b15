import { checkoutAfter, mayBePaid, type CheckoutEvent } from '../../domain/checkout/checkout.ts';
import { pricesAfter, type PriceEvent } from '../../domain/checkout/prices.ts';
import type { Submission } from '../../domain/checkout/submission.ts';
import type { Issue } from '../../domain/order/order-rules.ts';
import type { OrderStep } from '../host/host.ts';
import { messageReducers } from './reduce-messages.ts';
import { orderReducers } from './reduce-order.ts';
import type { OrderSession, Reducers } from './session.ts';
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

/** What happens at each kind of action, and its payload. `id` is a message's id, `index` its place. */
const reducers = {
  ...orderReducers,
  ...messageReducers,
  undone,
  sessionStarted: (_, { session }: { session: OrderSession }) => session,
  issuesRequested: (session, { issues }: { issues: readonly Issue[] | null }) => ({
    ...session,
    requestedIssues: issues,
  }),
  checkoutChanged: (session, { event }: { event: CheckoutEvent }) => withCheckoutEvent(session, event),
  pricesChanged: (session, { event }: { event: PriceEvent }) => {
    const prices = pricesAfter(session.prices, event);
    return prices === session.prices ? session : { ...session, prices };
  },
  submissionChanged: (session, { submission }: { submission: Submission }) => ({ ...session, submission }),
  paymentFailed: (session, { message }: { message: string | null }) => ({ ...session, paymentFailure: message }),
  paymentStatusRequested: (session, { status }: { status: OrderSession['paymentStatusRequest'] }) => ({
    ...session,
    paymentStatusRequest: status,
  }),
  stepsReported: (session, { steps }: { steps: readonly OrderStep[] }) => ({
    ...session,
    reportedSteps: [...session.reportedSteps, ...steps],
  }),
} satisfies Reducers;

/** The payload of each kind of action, as its reducer declares it. */
type Payloads = {
  [Type in keyof typeof reducers]: (typeof reducers)[Type] extends (
    session: OrderSession,
    payload: infer Payload,
  ) => OrderSession
    ? Readonly<Payload>
    : never;
};

type Action<Type extends keyof Payloads> = Payloads[Type] & { readonly type: Type };

/** What the buyer, the page or the shop did: the kind of action with its payload. */
export type SessionAction = { [Type in keyof Payloads]: Action<Type> }[keyof Payloads];

function reduce<Type extends keyof Payloads>(session: OrderSession, action: Action<Type>): OrderSession {
  const table: { [Key in keyof Payloads]: (session: OrderSession, payload: Payloads[Key]) => OrderSession } = reducers;
  return table[action.type](session, action);
}

/** Every change of an order. A change of the messages removes an Undo that would also undo this change. */
export function reduceSession(session: OrderSession, action: SessionAction): OrderSession {
  const next = reduce(session, action);
  const isStale =
    next.undo !== null &&
    next.undo === session.undo &&
    next.order.messages !== session.order.messages &&
    action.type !== 'draftFilled' &&
    action.type !== 'sessionStarted';
  return isStale ? { ...next, undo: null } : next;
}
