import { atom } from 'jotai/vanilla';
import {
  checkoutAfter,
  closedCheckout,
  isProcessing,
  isSent,
  isSummaryOpen,
  restOf,
  type Checkout,
  type CheckoutEvent,
} from '../../domain/checkout/checkout.ts';
import { isGuestCompleteAtom } from '../buyer/guest.ts';
import { isLoggedInAtom } from '../buyer/session.ts';
import { isUserAwaitedAtom, profileIssuesAtom } from '../buyer/user.ts';
import { issuesAtom } from '../order/issues.ts';
import { perOrderAtom } from '../order/order-life.ts';
import { arePricesCurrentAtom } from '../prices/prices.ts';

const stateAtom = perOrderAtom<Checkout>(closedCheckout);

/** The state of the order on the way to payment; only events change it. */
export const checkoutAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: CheckoutEvent) => set(stateAtom, checkoutAfter(get(stateAtom), event)),
);

/** Continues where a saved order was: whether it was sent to checkout, and was known to be paid. */
export const restoreCheckoutAtom = atom(null, (_get, set, step: 'closed' | 'sent' | 'paid') =>
  set(stateAtom, { step }),
);

export const isProcessingAtom = atom((get) => isProcessing(get(checkoutAtom)));
export const isSentAtom = atom((get) => isSent(get(checkoutAtom)));
/** The status of the order's payment, if known. */
export const restAtom = atom((get) => restOf(get(checkoutAtom)));
export const isPaidAtom = atom((get) => get(restAtom) === 'paid');
/** Whether the buyer continued an order without knowing whether it was paid. */
const wentOnBlindlyAtom = perOrderAtom(false);

/** Whether the order may be paid, as far as the form knows. */
export const isInDoubtAtom = atom((get) => get(restAtom) === 'sent' || get(wentOnBlindlyAtom));

/** The buyer continues an order that was sent. */
export const continueAtom = atom(null, (get, set) => {
  set(wentOnBlindlyAtom, get(isInDoubtAtom));
  set(checkoutAtom, { type: 'continued' });
});

export const isSummaryOpenAtom = atom((get) => isSummaryOpen(get(checkoutAtom)));

/** Whether the buyer can pay: everything is filled in, and the total shown is the order's. */
export const canPayAtom = atom((get) => {
  const isComplete = get(isLoggedInAtom)
    ? get(profileIssuesAtom).length === 0 && !get(isUserAwaitedAtom)
    : get(isGuestCompleteAtom);
  return isComplete && get(arePricesCurrentAtom) && get(issuesAtom).length === 0;
});
