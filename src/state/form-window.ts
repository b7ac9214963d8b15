import { isProcessingAtom, paymentStateAtom } from './checkout/checkout-state.ts';
import { returnTokenAtom } from './checkout/payment-status.ts';
import type { Form } from './form.ts';
import { isOpenAtom, referralAtom, settingsAtom, wasOpenedAtom, wasReachedAtom } from './host/settings.ts';
import { hasReturnedAtom } from './report-to-page.ts';
import { serviceTypeAtom } from './session/order-atoms.ts';

/** Whether the buyer returns from checkout, apparently unpaid: then a form behind a button opens automatically. */
export const isReturn = ({ store }: Form): boolean =>
  store.get(returnTokenAtom) !== null || (store.get(hasReturnedAtom) && store.get(paymentStateAtom) === 'sent');

export function openForm({ store, host }: Form): void {
  if (store.get(isOpenAtom)) return;
  store.set(wasReachedAtom, true);
  store.set(wasOpenedAtom, true);
  host.emit('voice-order-open', { service: store.get(serviceTypeAtom), referral: store.get(referralAtom) });
}

/** Closes a form that is behind a button, unless an order is being placed. The order stays. */
export function closeForm({ store, host }: Form): void {
  if (!store.get(settingsAtom).isButton || !store.get(isOpenAtom) || store.get(isProcessingAtom)) return;
  store.set(wasOpenedAtom, false);
  host.emit('voice-order-close', { service: store.get(serviceTypeAtom), referral: store.get(referralAtom) });
}
