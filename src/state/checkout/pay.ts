import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ApiError } from '../../api/errors.ts';
import { createPayment, type PaymentInfo } from '../../api/payments.ts';
import { defaultSiteSettings } from '../../api/site-settings.ts';
import { checkoutUrl } from '../../api/urls.ts';
import type { Payment } from '../../domain/checkout/checkout.ts';
import { checkoutWaits, hostWait } from '../../domain/common/waits.ts';
import { guestAtom, guestRefusalAtom, refuseGuestAtom } from '../buyer/guest.ts';
import { asBuyer, SessionEnded, TokenLate } from '../buyer/session.ts';
import { siteSettingsAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { testModeAtom } from '../catalogue/test-mode.ts';
import { hostAtom, type ErrorArea } from '../host/host.ts';
import { inTime } from '../host/in-time.ts';
import { isOnlineAtom } from '../host/online.ts';
import { apiUrlAtom, clientAtom, settingsAtom } from '../host/settings.ts';
import {
  dismissNoticesAtom,
  failAtom,
  notifyAtom,
  reportAtom,
  serverNotice,
  toastsAtom,
  type Notice,
} from '../notices/notices.ts';
import { orderSignalAtom } from '../order/order-life.ts';
import { arePricesOutdatedAtom, askPricesAtom } from '../prices/prices.ts';
import { askPaymentAtom } from './ask-payment.ts';
import { canPayAtom, checkoutAtom, isInDoubtAtom } from './checkout.ts';
import { keepGuestAtom } from './kept-guest.ts';
import { lastFailureAtom } from './last-failure.ts';
import { goToCheckoutAtom } from './redirect.ts';
import { paymentGuardAtom } from './payment-guard.ts';
import { placeOrder } from './place-order.ts';
import { keepStatusTokenAtom, placeAnewAtom } from './submission.ts';

/** A failed step of checkout: which step, and the message for the buyer. */
class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure';
  readonly area: ErrorArea;
  readonly notice: Notice;

  constructor(area: ErrorArea, notice: Notice, cause: unknown) {
    super(notice.key, { cause });
    this.area = area;
    this.notice = notice;
  }
}

/** Runs a step. If it fails, the error has the server's message or the general one (docs/behaviour.md, Messages). */
async function step<T>(area: ErrorArea, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    const otherwise: Notice = { key: error instanceof TokenLate ? 'loginLate' : 'orderFailed' };
    throw new CheckoutFailure(area, serverNotice(error, otherwise), error);
  }
}

/** One press of the pay button. It is current as long as nothing else has happened to the order. */
interface Run {
  readonly get: Getter;
  readonly set: Setter;
  readonly isOver: () => boolean;
  /** Whether an earlier checkout of the order may have been paid, as far as the form knows. */
  readonly isInDoubt: boolean;
}

interface Leaving {
  readonly orderId: string;
  readonly sessionId: string;
  readonly payment: PaymentInfo;
}

/** Goes to the hosted checkout, unless the host page takes over. */
async function leave({ get, set }: Run, { orderId, sessionId, payment }: Leaving): Promise<void> {
  const host = get(hostAtom);
  const url = payment.url === null ? null : checkoutUrl(payment.url, get(apiUrlAtom));
  const detail = { orderId, sessionId, ...(url === null ? {} : { url }) };
  if (!host.emit('voice-order-redirect', detail)) return set(checkoutAtom, { type: 'handedOver' });
  if (url !== null) return set(goToCheckoutAtom, url);
  const settings = dataOr(get(siteSettingsAtom), defaultSiteSettings);
  const key = get(settingsAtom).stripeKey ?? payment.publishableKey ?? settings.stripePublishableKey;
  if (payment.url !== null || key === null) throw new Error('no usable checkout address or publishable key');
  set(checkoutAtom, { type: 'departed' });
  const leaving = get(checkoutAtom);
  if (leaving.step !== 'redirecting') return;
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
  const orderId = await step('order', () => placeOrder(get, set));
  if (isOver()) return;
  const returnUrl = get(hostAtom).returnUrl();
  const payment = await step('payment', () =>
    asBuyer(get, set, (token) => createPayment(get(clientAtom), orderId, { token, returnUrl, signal })),
  );
  if (isOver()) return;
  set(keepStatusTokenAtom, payment.statusToken);
  const { sessionId } = payment;
  if (!sessionId) throw new CheckoutFailure('payment', { key: 'noCheckoutSession' }, null);
  set(notifyAtom, { tone: 'success', notice: { key: 'orderCreated' } });
  await new Promise((resolve) => setTimeout(resolve, checkoutWaits.beforeRedirect));
  if (isOver()) return set(dismissNoticesAtom, ['orderCreated']);
  // A page that continued without the form must not be sent to checkout.
  if (!get(hostAtom).isPresent()) return set(checkoutAtom, { type: 'payFailed' });
  try {
    await leave(run, { orderId, sessionId, payment });
  } catch (error) {
    throw new CheckoutFailure('redirect', { key: 'checkoutFailed' }, error);
  }
}

/** The shop's answer to the payment request for an order that it has created. */
const paymentRefusal = ({ area, cause }: CheckoutFailure): number | undefined =>
  area === 'payment' && cause instanceof ApiError ? cause.status : undefined;

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

/** Reports a failed step and lets the buyer try again, or start another order if trying again can't help. */
function tell({ set, isInDoubt }: Run, failure: CheckoutFailure): void {
  const { area, cause } = failure;
  const refusal = paymentRefusal(failure);
  const code = cause instanceof ApiError ? cause.code : undefined;
  const payment = paymentByCode[code ?? ''];
  const isUnpayable = refusal === 409 || payment !== undefined;
  const notice: Notice = { ...failure.notice, isUncharged: !isUnpayable && !isInDoubt };
  if (isUnpayable) stopPaying(set, payment);
  else set(checkoutAtom, { type: 'payFailed' });
  // The shop no longer has the order, it is too old, or its key belongs to another order.
  if (refusal === 404 || refusal === 410 || code === 'key-taken') set(placeAnewAtom);
  // An expired session has shown its own toast.
  if (cause instanceof SessionEnded) return set(reportAtom, { area, notice: { key: 'sessionEnded' }, error: cause });
  set(failAtom, { area, notice, error: cause });
  set(lastFailureAtom, notice);
  if (cause instanceof ApiError) set(refuseGuestAtom, cause);
  // The refusal may be about the prices (409), so they are requested again and the next attempt matches them.
  if (cause instanceof ApiError && cause.kind === 'http') set(askPricesAtom);
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
  const run: Run = { get, set, isOver: () => get(checkoutAtom) !== paying, isInDoubt };
  try {
    await pay(run);
  } catch (error) {
    const { step: now } = get(checkoutAtom);
    const hasEnded = run.isOver() && now !== 'redirecting';
    if (hasEnded) return;
    if (!(error instanceof CheckoutFailure)) throw error;
    tell(run, error);
  }
});
