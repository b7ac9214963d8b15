import { atom } from 'jotai/vanilla';
import { discountReference } from '../../domain/checkout/discount.ts';
import { freshOrder, isUntouched, orderVersion } from '../../domain/order/order.ts';
import { isPaidAtom, isSentAtom, restoreCheckoutAtom } from '../checkout/checkout.ts';
import { noSubmission, submissionAtom, type Submission } from '../checkout/submission.ts';
import { isCurrencyChosenAtom } from '../order/currency.ts';
import { recheckDiscountAtom } from '../order/discount.ts';
import { isUntouchedAtom, orderAtom } from '../order/order.ts';
import { currencyAtom } from '../order/parts.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { perOrderAtom, replaceOrderAtom, toldStepsAtom } from '../order/order-life.ts';
import type { SavedOrder } from './saved-order.ts';

/** The lineage that the order continues, empty until it is saved; it lets tabs distinguish each other's work. */
export const lineageAtom = perOrderAtom('');

/**
 * Replaces the current order with a saved one: restored, carried along, or from another tab. An order without work,
 * only a currency, does not change the service.
 */
export const restoreOrderAtom = atom(null, (get, set, saved: SavedOrder) => {
  const { serviceType, discount } = get(orderAtom);
  const { order, idempotencyKey, created, guides } = saved;
  set(replaceOrderAtom, isUntouched(order) ? freshOrder(serviceType, order.currency) : order);
  set(isCurrencyChosenAtom, saved.isCurrencyChosen);
  set(submissionAtom, { idempotencyKey, created, guides });
  set(restoreCheckoutAtom, created?.isPaid ? 'paid' : saved.isSent ? 'sent' : 'closed');
  set(lineageAtom, saved.lineage);
  set(toldStepsAtom, saved.steps);
  if (discountReference(order.discount) !== discountReference(discount)) void set(recheckDiscountAtom);
});

/** What is known about a payment is kept: a paid order is saved as paid. */
const savedCreated = ({ created }: Submission, isPaid: boolean): SavedOrder['created'] =>
  created && isPaid ? { ...created, isPaid } : created;

/** The order as it will be saved. */
export const orderToSaveAtom = atom((get): SavedOrder => ({
  version: orderVersion,
  // The page sets its values in an untouched order again, so they are not saved.
  order: get(isUntouchedAtom) ? freshOrder(get(serviceTypeAtom), get(currencyAtom)) : get(orderAtom),
  ...get(submissionAtom),
  created: savedCreated(get(submissionAtom), get(isPaidAtom)),
  isSent: get(isSentAtom),
  lineage: get(lineageAtom),
  isCurrencyChosen: get(isCurrencyChosenAtom),
  steps: [...get(toldStepsAtom)],
}));

/** An order on its way to another page: the shop there does not know it yet, and it starts a lineage of its own. */
export const asNewWork = (saved: SavedOrder): SavedOrder => ({
  ...saved,
  ...noSubmission,
  isSent: false,
  lineage: '',
  steps: [],
});
