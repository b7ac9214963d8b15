import { createPayment, type PaymentInfo } from '../../api/payments.ts';
import { checkoutUrl } from '../../api/urls.ts';
import { checkoutWaits, hostWait } from '../../domain/common/waits.ts';
import { withStatusToken } from '../../domain/checkout/submission.ts';
import { guestAtom, guestRefusalAtom } from '../buyer/guest-details.ts';
import { asBuyer } from '../buyer/login.ts';
import { shopSettingsAtom, testModeAtom } from '../catalogue/catalogue.ts';
import { dispatch, type Form } from '../form.ts';
import { inTime, pause } from '../host/in-time.ts';
import { isOnlineAtom } from '../host/page-events.ts';
import { apiUrlAtom, clientAtom, settingsAtom, textAtom } from '../host/settings.ts';
import { dismissToasts, notify, showError, toastsAtom } from '../notices/notices.ts';
import { arePricesUnavailableAtom } from '../prices/price-atoms.ts';
import { invalidatePrices } from '../prices/request-prices.ts';
import { sessionAtom } from '../session/session.ts';
import { canPayAtom, changeCheckout, checkoutAtom, mayAlreadyBePaid } from './checkout-state.ts';
import { handlePaymentFailure, type Stage } from './payment-failure.ts';
import { placeOrder } from './place-order.ts';
import { goToCheckout, startRedirect } from './redirect.ts';
import { saveGuest } from './saved-guest.ts';

/** Whether a payment can start; otherwise shows the reason, or requests the missing prices. */
function canStart(form: Form): boolean {
  const { store } = form;
  const { notices } = store.get(textAtom);
  const isTestMissing = store.get(testModeAtom) === 'testMissing';
  if (!store.get(isOnlineAtom) || isTestMissing) {
    const reason = isTestMissing ? notices.testMissing : notices.offline;
    const text = mayAlreadyBePaid(form) ? reason : `${reason} ${notices.uncharged}`;
    const isOver = isTestMissing ? {} : { isHiddenAtom: isOnlineAtom };
    showError(form, { area: 'order', text, error: null }, { topic: 'connection', ...isOver });
    return false;
  }
  if (store.get(canPayAtom)) return true;
  // Failed prices are requested again; pending ones need no request.
  if (store.get(arePricesUnavailableAtom)) invalidatePrices(form);
  return false;
}

/** Goes to the hosted checkout, unless the host page takes over. */
async function redirectToPayment(
  form: Form,
  orderId: string,
  payment: PaymentInfo & { readonly sessionId: string },
): Promise<void> {
  const { store, host } = form;
  const { sessionId } = payment;
  const url = payment.url && checkoutUrl(payment.url, store.get(apiUrlAtom));
  if (payment.url && !url) throw new Error('no usable checkout address');
  if (!host.emit('voice-order-redirect', { orderId, sessionId, ...(url && { url }) }))
    return changeCheckout(form, { type: 'handedOver' });
  if (url) return goToCheckout(form, url);
  const { stripePublishableKey } = store.get(shopSettingsAtom);
  const key = store.get(settingsAtom).stripeKey ?? payment.publishableKey ?? stripePublishableKey;
  if (key === null) throw new Error('no publishable key');
  const leaving = startRedirect(form);
  if (leaving === null) return;
  try {
    await inTime(host.redirectToStripe(key, sessionId), hostWait);
  } catch (error) {
    // A buyer who came back may already be leaving again.
    if (store.get(checkoutAtom) === leaving) throw error;
  }
}

/** Places the order and goes to its payment (docs/behaviour.md, States). Only one attempt at a time. */
export async function pay(form: Form): Promise<void> {
  const { store, host } = form;
  if (!canStart(form)) return;
  const wasInDoubt = mayAlreadyBePaid(form);
  const before = store.get(checkoutAtom);
  changeCheckout(form, { type: 'payPressed' });
  const paying = store.get(checkoutAtom);
  if (paying === before) return;
  // The messages about the last attempt.
  store.set(toastsAtom, []);
  dispatch(form, { type: 'paymentFailed', message: null });
  store.set(guestRefusalAtom, null);
  saveGuest(form, store.get(guestAtom));
  const isOver = (): boolean => store.get(checkoutAtom) !== paying;
  const { signal } = store.get(sessionAtom).controller;
  const isReturnUrlSent = store.get(shopSettingsAtom).returnUrl;
  let stage: Stage = { area: 'order', message: 'orderFailed' };
  try {
    const orderId = await placeOrder(form);
    if (isOver()) return;
    stage = { area: 'payment', message: 'orderFailed' };
    const payment = await asBuyer(form, (token) =>
      createPayment(store.get(clientAtom), orderId, { token, signal, returnUrl: host.returnUrl(), isReturnUrlSent }),
    );
    if (isOver()) return;
    const { submission } = store.get(sessionAtom);
    dispatch(form, { type: 'submissionChanged', submission: withStatusToken(submission, payment.statusToken) });
    stage = { area: 'payment', message: 'noCheckoutSession' };
    const { sessionId } = payment;
    if (!sessionId) throw new Error('no checkout session');
    notify(form, { topic: 'orderCreated', tone: 'success', text: store.get(textAtom).notices.orderCreated });
    await pause(checkoutWaits.beforeRedirect);
    if (isOver()) return dismissToasts(form, ['orderCreated']);
    // A page that continued without the form must not be sent to checkout.
    if (!host.isPresent()) return changeCheckout(form, { type: 'payFailed' });
    stage = { area: 'redirect', message: 'checkoutFailed' };
    await redirectToPayment(form, orderId, { ...payment, sessionId });
  } catch (error) {
    if (!isOver() || store.get(checkoutAtom).step === 'redirecting')
      handlePaymentFailure(form, stage, error, wasInDoubt);
  }
}
