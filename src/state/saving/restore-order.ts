import { atom } from 'jotai/vanilla';
import { discountReference } from '../../domain/checkout/discount.ts';
import { noSubmission } from '../../domain/checkout/submission.ts';
import { freshOrder, isUntouched, orderVersion } from '../../domain/order/order.ts';
import { isPaidAtom, isSentAtom } from '../checkout/checkout-state.ts';
import { leavesSummaryAtom } from '../checkout/open-summary.ts';
import { startSession, type Form } from '../form.ts';
import { recheckDiscount } from '../session/apply-discount.ts';
import { isUntouchedAtom } from '../session/order-atoms.ts';
import { newSession, sessionAtom } from '../session/session.ts';
import type { SavedOrder } from './saved-order.ts';

/** Replaces the current order by a saved one. One without work does not change the service. */
export function restoreOrder(form: Form, saved: SavedOrder): void {
  const { serviceType, discount } = form.store.get(sessionAtom).order;
  const { order, idempotencyKey, created, guides, isCurrencyChosen, steps } = saved;
  const step = created?.isPaid ? 'paid' : saved.isSent ? 'sent' : 'closed';
  startSession(
    form,
    newSession(isUntouched(order) ? freshOrder(serviceType, order.currency) : order, {
      isCurrencyChosen,
      submission: { idempotencyKey, created, guides },
      checkout: { step },
      reportedSteps: steps,
    }),
  );
  if (discountReference(order.discount) !== discountReference(discount)) void recheckDiscount(form);
}

/** The order as it will be saved. */
export const orderToSaveAtom = atom((get): SavedOrder => {
  const { order, submission, isCurrencyChosen, reportedSteps } = get(sessionAtom);
  return {
    version: orderVersion,
    // The page sets its values in an untouched order again, so they are not saved.
    order: get(isUntouchedAtom) ? freshOrder(order.serviceType, order.currency) : order,
    idempotencyKey: submission.idempotencyKey,
    // A paid order is saved as paid.
    created: submission.created && get(isPaidAtom) ? { ...submission.created, isPaid: true } : submission.created,
    guides: [...submission.guides],
    isSent: get(isSentAtom),
    isCurrencyChosen,
    ...(get(leavesSummaryAtom) && { isInSummary: true }),
    steps: [...reportedSteps],
  };
});

/** An order on its way to another page: the shop does not know it yet. */
export const asNewOrder = (saved: SavedOrder): SavedOrder => ({
  ...saved,
  ...noSubmission,
  guides: [],
  isSent: false,
  steps: [],
});
