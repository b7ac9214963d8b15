import { atom } from 'jotai/vanilla';
import { discountReference } from '../../domain/checkout/discount.ts';
import { freshOrder, isUntouched } from '../../domain/order/order.ts';
import { isPaidAtom, isSentAtom, restoreSentAtom } from '../checkout/checkout.ts';
import { noSubmission, submissionAtom, type Submission } from '../checkout/submission.ts';
import { isCurrencyChosenAtom } from '../order/currency.ts';
import { recheckDiscountAtom } from '../order/discount.ts';
import { isUntouchedAtom, orderAtom } from '../order/order.ts';
import { currencyAtom } from '../order/parts.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { perOrderAtom, replaceOrderAtom, toldStepsAtom } from '../order/order-life.ts';
import { newSavedOrder, type SavedOrder } from './saved-order.ts';

/** The line of work that the order goes on with, empty until it is saved; tells other tabs whose work is whose. */
export const lineageAtom = perOrderAtom('');

/**
 * Puts a saved order in the place of the one that is there: restored, brought along, or of another tab. One that holds
 * no work, only a currency, leaves the service as it is.
 */
export const restoreOrderAtom = atom(null, (get, set, saved: SavedOrder) => {
  const { serviceType, discount } = get(orderAtom);
  const { order, idempotencyKey, created, guides } = saved;
  set(replaceOrderAtom, isUntouched(order) ? freshOrder(serviceType, order.currency) : order);
  set(isCurrencyChosenAtom, saved.isCurrencyChosen);
  set(submissionAtom, { idempotencyKey, created, guides });
  set(restoreSentAtom, { isSent: saved.isSent, isPaid: created?.isPaid === true });
  set(lineageAtom, saved.lineage);
  set(toldStepsAtom, saved.steps);
  if (discountReference(order.discount) !== discountReference(discount)) void set(recheckDiscountAtom);
});

/** What is known of a payment stays known: an order that is paid is saved as such. */
const savedCreated = ({ created }: Submission, isPaid: boolean): SavedOrder['created'] =>
  created && isPaid ? { ...created, isPaid } : created;

/** The order as it is to be saved. */
export const orderToSaveAtom = atom((get): SavedOrder =>
  newSavedOrder({
    // What the page puts into an order that nobody has begun is the page's to say again.
    order: get(isUntouchedAtom) ? freshOrder(get(serviceTypeAtom), get(currencyAtom)) : get(orderAtom),
    ...get(submissionAtom),
    created: savedCreated(get(submissionAtom), get(isPaidAtom)),
    isSent: get(isSentAtom),
    lineage: get(lineageAtom),
    isCurrencyChosen: get(isCurrencyChosenAtom),
    steps: [...get(toldStepsAtom)],
  }),
);

/** An order on its way to another page: the shop there knows nothing of it yet, and it begins a line of its own. */
export const asNewWork = (saved: SavedOrder): SavedOrder => ({
  ...saved,
  ...noSubmission,
  isSent: false,
  lineage: '',
  steps: [],
});
