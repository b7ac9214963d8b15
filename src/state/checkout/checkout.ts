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

/** Where the order stands on its way to payment; changed by events alone. */
export const checkoutAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: CheckoutEvent) => set(stateAtom, checkoutAfter(get(stateAtom), event)),
);

interface WasSaved {
  readonly isSent: boolean;
  readonly isPaid: boolean;
}

/** Whether a saved order had left for checkout, and was known to be paid, when it was saved. */
export const restoreSentAtom = atom(null, (_get, set, { isSent: wasSent, isPaid }: WasSaved) => {
  set(stateAtom, isPaid ? { step: 'paid' } : wasSent ? { step: 'sent' } : closedCheckout);
});

export const isProcessingAtom = atom((get) => isProcessing(get(checkoutAtom)));
export const isSentAtom = atom((get) => isSent(get(checkoutAtom)));
/** What became of the order's payment, as far as that is known. */
export const restAtom = atom((get) => restOf(get(checkoutAtom)));
export const isPaidAtom = atom((get) => get(restAtom) === 'paid');
/** Whether the buyer goes on with an order though nobody knew whether it was paid. */
const wentOnBlindlyAtom = perOrderAtom(false);

/** Whether the order may be paid, for all that the form knows. */
export const isInDoubtAtom = atom((get) => get(restAtom) === 'sent' || get(wentOnBlindlyAtom));

/** The buyer goes on with an order that was sent. */
export const continueAtom = atom(null, (get, set) => {
  set(wentOnBlindlyAtom, get(isInDoubtAtom));
  set(checkoutAtom, { type: 'continued' });
});

export const isSummaryOpenAtom = atom((get) => isSummaryOpen(get(checkoutAtom)));

/** Whether the buyer can pay: all is filled in, and the total shown is the order's. */
export const canPayAtom = atom((get) => {
  const isComplete = get(isLoggedInAtom)
    ? get(profileIssuesAtom).length === 0 && !get(isUserAwaitedAtom)
    : get(isGuestCompleteAtom);
  return isComplete && get(arePricesCurrentAtom) && get(issuesAtom).length === 0;
});
