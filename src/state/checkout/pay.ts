import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { detailsOf } from '../../api/errors.ts';
import { createPayment, type PaymentInfo } from '../../api/payments.ts';
import { checkoutUrl } from '../../api/urls.ts';
import type { Payment } from '../../domain/checkout/checkout.ts';
import { checkoutWaits, hostWait } from '../../domain/common/waits.ts';
import { guestAtom, guestRefusalAtom, refuseGuestAtom } from '../buyer/guest.ts';
import { asBuyer, SessionEnded } from '../buyer/session.ts';
import { shopSettingsAtom } from '../catalogue/catalogue.ts';
import { testModeAtom } from '../catalogue/test-mode.ts';
import { hostAtom, type ErrorArea } from '../host/host.ts';
import { TooLate, inTime, pause } from '../host/in-time.ts';
import { isOnlineAtom } from '../host/online.ts';
import { apiUrlAtom, clientAtom, settingsAtom } from '../host/settings.ts';
import { dismissNoticesAtom, failAtom, notifyAtom, reportAtom, toastsAtom, type Notice } from '../notices/notices.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { arePricesOutdatedAtom, askPricesAtom } from '../prices/prices.ts';
import { askPaymentAtom } from './ask-payment.ts';
import { canPayAtom, checkoutAtom, isInDoubtAtom } from './checkout.ts';
import { keepGuestAtom } from './kept-guest.ts';
import { lastFailureAtom } from './last-failure.ts';
import { departAtom, goToCheckoutAtom } from './redirect.ts';
import { paymentGuardAtom } from './payment-guard.ts';
import { placeOrder } from './place-order.ts';
import { keepStatusTokenAtom, placeAnewAtom } from './submission.ts';

/** The part of checkout that a press has reached, and the message if it fails (docs/behaviour.md, Messages). */
interface Stage {
  readonly area: ErrorArea;
  readonly key: 'orderFailed' | 'noCheckoutSession' | 'checkoutFailed';
}

/** One press of the pay button. It is current as long as nothing else has happened to the order. */
interface Run {
  readonly get: Getter;
  readonly set: Setter;
  readonly isOver: () => boolean;
  /** Whether an earlier checkout of the order may have been paid, as far as the form knows. */
  readonly isInDoubt: boolean;
  stage: Stage;
}

interface CheckoutSession extends PaymentInfo {
  readonly sessionId: string;
}

/** Goes to the hosted checkout, unless the host page takes over. */
async function leave({ get, set }: Run, orderId: string, payment: CheckoutSession): Promise<void> {
  const host = get(hostAtom);
  const { sessionId } = payment;
  const url = payment.url && checkoutUrl(payment.url, get(apiUrlAtom));
  if (payment.url && !url) throw new Error('no usable checkout address');
  if (!host.emit('voice-order-redirect', { orderId, sessionId, ...(url && { url }) }))
    return set(checkoutAtom, { type: 'handedOver' });
  if (url) return set(goToCheckoutAtom, url);
  const key = get(settingsAtom).stripeKey ?? payment.publishableKey ?? get(shopSettingsAtom).stripePublishableKey;
  if (key === null) throw new Error('no publishable key');
  const leaving = set(departAtom);
  if (leaving === null) return;
  try {
    await inTime(host.redirectToStripe(key, sessionId), hostWait);
  } catch (error) {
    // A buyer who came back may already be leaving again.
    if (get(checkoutAtom) === leaving) throw error;
  }
}

async function pay(run: Run): Promise<void> {
  const { get, set, isOver } = run;
  const signal = get(orderSignalAtom);
  const orderId = await placeOrder(get, set);
  if (isOver()) return;
  run.stage = { area: 'payment', key: 'orderFailed' };
  const returnUrl = get(hostAtom).returnUrl();
  const { returnUrl: isReturnUrlSent } = get(shopSettingsAtom);
  const payment = await asBuyer(get, set, (token) =>
    createPayment(get(clientAtom), orderId, { token, returnUrl, isReturnUrlSent, signal }),
  );
  if (isOver()) return;
  set(keepStatusTokenAtom, payment.statusToken);
  const { sessionId } = payment;
  run.stage = { area: 'payment', key: 'noCheckoutSession' };
  if (!sessionId) throw new Error('no checkout session');
  set(notifyAtom, { tone: 'success', notice: { key: 'orderCreated' } });
  await pause(checkoutWaits.beforeRedirect);
  if (isOver()) return set(dismissNoticesAtom, ['orderCreated']);
  // A page that continued without the form must not be sent to checkout.
  if (!get(hostAtom).isPresent()) return set(checkoutAtom, { type: 'payFailed' });
  run.stage = { area: 'redirect', key: 'checkoutFailed' };
  await leave(run, orderId, { ...payment, sessionId });
}

/** The meaning of a code for the payment of this order, or of the order it replaces. */
const paymentByCode: Readonly<Record<string, Payment | undefined>> = {
  'order-paid': 'paid',
  'already-paid': 'paid',
  'payment-confirming': 'confirming',
};

/** The order is paid, or its payment is being confirmed. If the shop does not say which, it is asked. */
function stopPaying(set: Setter, payment: Payment | undefined): void {
  set(checkoutAtom, { type: 'unpayable' });
  void set(askPaymentAtom);
  if (payment) set(checkoutAtom, { type: 'told', payment });
}

/** Reports a failure and lets the buyer try again, or start another order if trying again can't help. */
function tell({ set, isInDoubt, stage: { area, key } }: Run, error: unknown): void {
  const answer = detailsOf(error);
  const { code, serverMessage: text } = answer;
  const refusal = area === 'payment' ? answer.status : undefined;
  const payment = paymentByCode[code ?? ''];
  const isUnpayable = refusal === 409 || payment !== undefined;
  const ours = error instanceof TooLate && key === 'orderFailed' ? 'loginLate' : key;
  const told: Notice = text === undefined ? { key: ours } : { key: 'serverMessage', text };
  const notice: Notice = { ...told, isUncharged: !isUnpayable && !isInDoubt };
  if (isUnpayable) stopPaying(set, payment);
  else set(checkoutAtom, { type: 'payFailed' });
  // The shop no longer has the order, it is too old, or its key belongs to another order.
  if (refusal === 404 || refusal === 410 || code === 'key-taken') set(placeAnewAtom);
  // An expired session has shown its own toast.
  if (error instanceof SessionEnded) return set(reportAtom, { area, notice: { key: 'sessionEnded' }, error });
  set(dismissNoticesAtom, ['orderCreated']);
  set(failAtom, { area, notice, error });
  set(lastFailureAtom, notice);
  set(refuseGuestAtom, answer);
  // The refusal may be about the prices (409), so they are requested again and the next attempt matches them.
  if (answer.kind === 'http') set(askPricesAtom);
}

/** Places the order and goes to its payment (docs/behaviour.md, States). Only one run at a time. */
export const payAtom = atom(null, async (get, set): Promise<void> => {
  const isInDoubt = get(isInDoubtAtom);
  const stop = !get(isOnlineAtom) ? 'offline' : get(testModeAtom) === 'testMissing' && 'testMissing';
  if (stop) return set(failAtom, { area: 'order', notice: { key: stop, isUncharged: !isInDoubt }, error: null });
  if (!get(canPayAtom)) {
    // A failed price is requested again; a pending one arrives by itself.
    if (get(arePricesOutdatedAtom)) set(askPricesAtom);
    return;
  }
  if (get(paymentGuardAtom)?.holdsBack()) return;
  const before = get(checkoutAtom);
  set(checkoutAtom, { type: 'payPressed' });
  // The message about the last attempt.
  set(toastsAtom, []);
  set(lastFailureAtom, null);
  set(guestRefusalAtom, null);
  const paying = get(checkoutAtom);
  if (paying === before) return;
  set(keepGuestAtom, get(guestAtom));
  const isOver = (): boolean => get(checkoutAtom) !== paying;
  const run: Run = { get, set, isOver, isInDoubt, stage: { area: 'order', key: 'orderFailed' } };
  try {
    await pay(run);
  } catch (error) {
    if (!isOver() || get(checkoutAtom).step === 'redirecting') tell(run, error);
  }
});
