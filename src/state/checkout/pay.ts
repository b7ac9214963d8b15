import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ApiError } from '../../api/errors.ts';
import { createPayment, type PaymentInfo } from '../../api/payments.ts';
import { defaultSiteSettings } from '../../api/site-settings.ts';
import { checkoutUrl } from '../../api/urls.ts';
import { checkoutWaits } from '../../domain/waits.ts';
import { guestRefusalAtom, refuseGuestAtom } from '../buyer/guest.ts';
import { asBuyer, SessionEnded } from '../buyer/session.ts';
import { siteSettingsAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { hostAtom, type ErrorArea } from '../host/host.ts';
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
import { canPayAtom, checkoutAtom } from './checkout.ts';
import { lastFailureAtom } from './last-failure.ts';
import { goToCheckoutAtom } from './leaving.ts';
import { paymentGuardAtom } from './payment-guard.ts';
import { placeOrder } from './place-order.ts';
import { noSubmission, submissionAtom } from './submission.ts';
import { notePaidAtom } from './tell-paid.ts';

/** A step of checkout that failed: where, and what the buyer is told. */
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

/** Runs a step; its failure carries the server's message, or else the general one (docs/behaviour.md, Messages). */
async function step<T>(area: ErrorArea, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw new CheckoutFailure(area, serverNotice(error, { key: 'orderFailed' }), error);
  }
}

/** One press of the pay button. It counts as long as nothing else became of the order. */
interface Run {
  readonly get: Getter;
  readonly set: Setter;
  readonly isOver: () => boolean;
}

interface Leaving {
  readonly orderId: string;
  readonly sessionId: string;
  readonly payment: PaymentInfo;
}

/** Leaves for the hosted checkout, unless the host page takes that over. */
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
  if (leaving.step !== 'leaving') return;
  try {
    await host.redirectToStripe(key, sessionId);
  } catch (error) {
    // A buyer who is back may be on the way again.
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
  const { sessionId } = payment;
  if (!sessionId) throw new CheckoutFailure('payment', { key: 'noCheckoutSession' }, null);
  set(notifyAtom, { tone: 'success', notice: { key: 'orderCreated' } });
  await new Promise((resolve) => setTimeout(resolve, checkoutWaits.beforeLeaving));
  if (isOver()) return set(dismissNoticesAtom, ['orderCreated']);
  // A page that went on without the form must not be taken to checkout.
  if (!get(hostAtom).isPresent()) return set(checkoutAtom, { type: 'payFailed' });
  try {
    await leave(run, { orderId, sessionId, payment });
  } catch (error) {
    throw new CheckoutFailure('redirect', { key: 'checkoutFailed' }, error);
  }
}

/** What the shop answered to the question for the payment of an order that it had made. */
const paymentRefusal = ({ area, cause }: CheckoutFailure): number | undefined =>
  area === 'payment' && cause instanceof ApiError ? cause.status : undefined;

/** Tells of a step that failed, and lets the buyer try again, or start another order where that can't help. */
function tell(set: Setter, failure: CheckoutFailure): void {
  const { area, notice, cause } = failure;
  const refusal = paymentRefusal(failure);
  // It is paid, or its payment is on its way.
  set(checkoutAtom, { type: refusal === 409 ? 'unpayable' : 'payFailed' });
  if (cause instanceof ApiError && cause.code === 'order-paid') set(notePaidAtom);
  // The shop does not have it any more, or it is too old: the next press makes it anew.
  if (refusal === 404 || refusal === 410) set(submissionAtom, noSubmission);
  // Its own toast has told of a session that ended.
  if (cause instanceof SessionEnded) return set(reportAtom, { area, notice: { key: 'sessionEnded' }, error: cause });
  set(failAtom, { area, notice, error: cause });
  set(lastFailureAtom, notice);
  if (cause instanceof ApiError) set(refuseGuestAtom, cause);
  // A refusal may be of the prices (409): they are asked for anew, so that the next try agrees with them.
  if (cause instanceof ApiError && cause.kind === 'http') set(askPricesAtom);
}

/** Places the order and goes to pay for it (docs/behaviour.md, States). Runs once at a time. */
export const payAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isOnlineAtom)) return set(failAtom, { area: 'order', notice: { key: 'offline' }, error: null });
  if (!get(canPayAtom)) {
    // A price that could not be had is asked for; one that is on its way comes by itself.
    if (get(arePricesOutdatedAtom)) set(askPricesAtom);
    return;
  }
  if (get(paymentGuardAtom)?.holdsBack()) return;
  const before = get(checkoutAtom);
  set(checkoutAtom, { type: 'payPressed' });
  // What was told of the last try.
  set(toastsAtom, []);
  set(lastFailureAtom, null);
  set(guestRefusalAtom, null);
  const paying = get(checkoutAtom);
  if (paying === before) return;
  const run: Run = { get, set, isOver: () => get(checkoutAtom) !== paying };
  try {
    await pay(run);
  } catch (error) {
    const { step: now } = get(checkoutAtom);
    const hasEnded = run.isOver() && now !== 'leaving';
    if (hasEnded) return;
    if (!(error instanceof CheckoutFailure)) throw error;
    tell(set, error);
  }
});
