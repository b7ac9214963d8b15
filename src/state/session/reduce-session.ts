import { reduceMessages } from './reduce-messages.ts';
import { reduceOrder } from './reduce-order.ts';
import { reducePayment } from './reduce-payment.ts';
import { reduceScripts } from './reduce-scripts.ts';
import type { SessionAction } from './session-action.ts';
import type { OrderSession } from './session.ts';
import { undone } from './reduce-undo.ts';

/** Every change of an order: the session after an action of the buyer, the page or the shop. */
export function reduceSession(session: OrderSession, action: SessionAction): OrderSession {
  if (action.type === 'sessionStarted') return action.session;
  if (action.type === 'undone') return undone(session);
  let next = session;
  for (const reducePart of [reduceOrder, reduceMessages, reduceScripts, reducePayment]) next = reducePart(next, action);
  const isStale =
    next.undo !== null &&
    next.undo === session.undo &&
    next.order.messages !== session.order.messages &&
    action.type !== 'draftFilled';
  return isStale ? { ...next, undo: null } : next;
}
