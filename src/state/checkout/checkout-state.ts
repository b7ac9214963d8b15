import { atom } from 'jotai/vanilla';
import {
  isProcessing,
  isSent,
  isSummaryOpen,
  mayBePaid,
  paymentStateOf,
  type CheckoutEvent,
} from '../../domain/checkout/checkout.ts';
import { fingerprint, noSubmission } from '../../domain/checkout/submission.ts';
import { contentOf } from '../../domain/order/order.ts';
import { isGuestCompleteAtom, isRefusalFixedAtom, withdrawConsent } from '../buyer/guest-details.ts';
import { isLoggedInAtom } from '../buyer/login.ts';
import { isUserPendingAtom, profileIssuesAtom } from '../buyer/load-user.ts';
import { dispatch, type Form } from '../form.ts';
import { arePricesCurrentAtom } from '../prices/price-atoms.ts';
import { issuesAtom, orderAtom } from '../session/order-atoms.ts';
import { sessionAtom } from '../session/session.ts';

export const checkoutAtom = atom((get) => get(sessionAtom).checkout);

export const changeCheckout = (form: Form, event: CheckoutEvent): void =>
  dispatch(form, { type: 'checkoutChanged', event });

export const isProcessingAtom = atom((get) => isProcessing(get(checkoutAtom)));
export const isSentAtom = atom((get) => isSent(get(checkoutAtom)));
export const isSummaryOpenAtom = atom((get) => isSummaryOpen(get(checkoutAtom)));

export const paymentStateAtom = atom((get) => paymentStateOf(get(checkoutAtom)));
export const isPaidAtom = atom((get) => get(paymentStateAtom) === 'paid');

/** Whether the order may be paid, as far as the form knows. */
export function mayAlreadyBePaid({ store }: Form): boolean {
  const { checkout, wasContinuedInDoubt } = store.get(sessionAtom);
  return mayBePaid(checkout) || wasContinuedInDoubt;
}

/** Why the last attempt to pay failed, while it applies. */
export const paymentFailureAtom = atom((get) => (get(isRefusalFixedAtom) ? null : get(sessionAtom).paymentFailure));

/** Whether everything that a payment needs is filled in. */
const isCompleteAtom = atom((get) => {
  const isBuyerKnown = get(isLoggedInAtom)
    ? get(profileIssuesAtom).length === 0 && !get(isUserPendingAtom)
    : get(isGuestCompleteAtom);
  return isBuyerKnown && get(issuesAtom).length === 0;
});

/** Whether the buyer can pay: everything is filled in, and the total shown is the order's. */
export const canPayAtom = atom((get) => get(isCompleteAtom) && get(arePricesCurrentAtom));

/** Whether the buyer has changed an order since it was placed; null if none was placed. */
const isChangedAtom = atom((get): boolean | null => {
  const placed = get(sessionAtom).submission.created?.content;
  return typeof placed === 'string' ? fingerprint(contentOf(get(orderAtom))) !== placed : null;
});

/** Whether the buyer has changed a paid order: the paid order does not include the changes. */
export const isChangedSincePaidAtom = atom((get) => get(isPaidAtom) && get(isChangedAtom) === true);

/** Whether the buyer can go back to the checkout of an order that they reviewed, but have not paid for. */
export const canPayAgainAtom = atom(
  (get) => get(paymentStateAtom) === 'unpaid' && get(isChangedAtom) === false && get(isCompleteAtom),
);

/** The buyer creates a new order from this paid one, which the shop does not know yet. */
export function renewOrder(form: Form): void {
  dispatch(form, { type: 'submissionChanged', submission: noSubmission });
  changeCheckout(form, { type: 'renewed' });
  withdrawConsent(form);
}
