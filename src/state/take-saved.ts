import { atom } from 'jotai/vanilla';
import { discountReference } from '../domain/discount.ts';
import { freshOrder, isUntouched } from '../domain/order.ts';
import { endAiSessionAtom } from './ai.ts';
import { recheckDiscountAtom } from './discount.ts';
import { changeOrderAtom, isCurrencyChosenAtom, orderAtom } from './order.ts';
import { areIssuesShownAtom, reviewStepAtom } from './review.ts';
import type { SavedOrder } from './saved-order.ts';
import { isSentAtom, lineAtom, submissionAtom } from './submission.ts';

/**
 * Puts a saved order in the place of the one that is there: restored, brought along, or of another tab. One that holds
 * no work, only a currency, leaves the service as it is.
 */
export const takeSavedAtom = atom(null, (get, set, saved: SavedOrder) => {
  const { serviceType, discount } = get(orderAtom);
  set(endAiSessionAtom);
  set(areIssuesShownAtom, false);
  set(reviewStepAtom, 'closed');
  set(changeOrderAtom, () => (isUntouched(saved.order) ? freshOrder(serviceType, saved.order.currency) : saved.order));
  set(isCurrencyChosenAtom, saved.isCurrencyChosen);
  set(submissionAtom, { idempotencyKey: saved.idempotencyKey, created: saved.created });
  set(isSentAtom, saved.isSent);
  set(lineAtom, saved.line);
  if (discountReference(saved.order.discount) !== discountReference(discount)) void set(recheckDiscountAtom);
});
