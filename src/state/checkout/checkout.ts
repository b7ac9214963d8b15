import { atom } from 'jotai/vanilla';
import {
  checkoutAfter,
  closedCheckout,
  isProcessing,
  isSent,
  isSummaryOpen,
  type Checkout,
  type CheckoutEvent,
} from '../../domain/checkout.ts';
import { isGuestCompleteAtom } from '../buyer/guest.ts';
import { isLoggedInAtom } from '../buyer/session.ts';
import { isUserAwaitedAtom, profileIssuesAtom } from '../buyer/user.ts';
import { issuesAtom } from '../order/issues.ts';
import { perOrderAtom } from '../order/order-life.ts';
import { arePricesCurrentAtom } from '../prices/prices.ts';

const stateAtom = perOrderAtom<Checkout>(closedCheckout);

/** Where the order stands on its way to payment; changed by events alone. */
export const checkoutAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: CheckoutEvent) => set(stateAtom, checkoutAfter(get(stateAtom), event)),
);

/** Whether a saved order had left for checkout when it was saved. */
export const restoreSentAtom = atom(null, (_get, set, wasSent: boolean) => {
  set(stateAtom, wasSent ? { step: 'sent' } : closedCheckout);
});

export const isProcessingAtom = atom((get) => isProcessing(get(checkoutAtom)));
export const isSentAtom = atom((get) => isSent(get(checkoutAtom)));
export const isSummaryOpenAtom = atom((get) => isSummaryOpen(get(checkoutAtom)));

/** Whether the buyer can pay: all is filled in, and the total shown is the order's. */
export const canPayAtom = atom((get) => {
  const isComplete = get(isLoggedInAtom)
    ? get(profileIssuesAtom).length === 0 && !get(isUserAwaitedAtom)
    : get(isGuestCompleteAtom);
  return isComplete && get(arePricesCurrentAtom) && get(issuesAtom).length === 0;
});
