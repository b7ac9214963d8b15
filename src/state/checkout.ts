import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { ApiError } from '../api/errors.ts';
import { createOrder, type GuestOrderBody } from '../api/orders.ts';
import { createPayment, type PaymentInfo } from '../api/payments.ts';
import { defaultSiteSettings } from '../api/site-settings.ts';
import { checkoutUrl } from '../api/urls.ts';
import { addressOf } from '../domain/guest.ts';
import { orderBody, type OrderBody } from '../domain/order-body.ts';
import { areTotalsCurrentAtom } from './calculation.ts';
import { siteSettingsAtom } from './catalogue.ts';
import { fingerprint, randomKey } from './fingerprint.ts';
import { guestAtom, isGuestCompleteAtom } from './guest.ts';
import { hostAtom, type ErrorArea } from './host.ts';
import { leaveAtom } from './leaving.ts';
import { failAtom, notifyAtom, reportAtom, serverNotice, type Notice } from './notices.ts';
import { isOnlineAtom } from './online.ts';
import { issuesAtom, orderAtom, orderContextAtom } from './order.ts';
import { isSentAtom, submissionAtom } from './submission.ts';
import { dataOr } from './remote.ts';
import { isProcessingAtom, wayOutAtom } from './review.ts';
import { asBuyer, isLoggedInAtom, SessionEnded } from './session.ts';
import { apiUrlAtom, clientAtom, settingsAtom } from './settings.ts';
import { totalsAtom } from './totals.ts';
import { isUserAwaitedAtom, profileIssuesAtom } from './user.ts';

const redirectDelay = 1000;

/** Whether the buyer can pay: all is filled in, and the total shown is the order's. */
export const canPayAtom = atom((get) => {
  const isComplete = get(isLoggedInAtom)
    ? get(profileIssuesAtom).length === 0 && !get(isUserAwaitedAtom)
    : get(isGuestCompleteAtom);
  return isComplete && get(areTotalsCurrentAtom) && get(issuesAtom).length === 0;
});

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

/** Runs a step; its failure carries the server's message, or else the general one (spec.md section 8). */
async function step<T>(area: ErrorArea, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw new CheckoutFailure(area, serverNotice(error, { key: 'orderFailed' }), error);
  }
}

/** The order, and for a guest who orders it. */
function buyerOrderBody(get: Getter): OrderBody | GuestOrderBody {
  const body = orderBody(get(orderAtom), get(orderContextAtom), get(totalsAtom).answer);
  if (get(isLoggedInAtom)) return body;
  const guest = get(guestAtom);
  return {
    ...body,
    email: guest.email.trim(),
    firstName: guest.firstName.trim(),
    lastName: guest.lastName.trim(),
    address: addressOf(guest),
  };
}

/** The key of this very order, kept until it changes; null where the shop does not take keys. */
function idempotencyKeyFor(get: Getter, set: Setter, print: string): string | null {
  if (!dataOr(get(siteSettingsAtom), defaultSiteSettings).idempotencyKey) return null;
  const submission = get(submissionAtom);
  const held = submission.idempotencyKey;
  const key = held?.fingerprint === print ? held.key : randomKey();
  set(submissionAtom, { ...submission, idempotencyKey: { fingerprint: print, key } });
  return key;
}

/** Creates the order, or gives the one already made of it (contract.md section 2, "One order, once"). */
async function createOnce(get: Getter, set: Setter): Promise<string> {
  const body = buyerOrderBody(get);
  const print = fingerprint(body);
  const { created } = get(submissionAtom);
  if (created?.fingerprint === print) return created.orderId;
  const idempotencyKey = idempotencyKeyFor(get, set, print);
  const client = get(clientAtom);
  const orderId = await asBuyer(get, set, (token) => createOrder(client, body, { idempotencyKey, token }));
  set(submissionAtom, { ...get(submissionAtom), created: { fingerprint: print, orderId } });
  get(hostAtom).emit('voice-order-created', { orderId, total: body.total, currency: body.currency });
  return orderId;
}

interface Leaving {
  readonly orderId: string;
  readonly sessionId: string;
  readonly payment: PaymentInfo;
}

/** Leaves for the hosted checkout, unless the host page takes that over. */
async function leave(get: Getter, set: Setter, { orderId, sessionId, payment }: Leaving): Promise<void> {
  const host = get(hostAtom);
  const url = payment.url === null ? null : checkoutUrl(payment.url, get(apiUrlAtom));
  const detail = { orderId, sessionId, ...(url === null ? {} : { url }) };
  if (!host.emit('voice-order-redirect', detail)) return set(isProcessingAtom, false);
  if (url !== null) {
    return set(leaveAtom, url);
  }
  const settings = dataOr(get(siteSettingsAtom), defaultSiteSettings);
  const key = get(settingsAtom).stripeKey ?? payment.publishableKey ?? settings.stripePublishableKey;
  if (payment.url !== null || key === null) throw new Error('no usable checkout address or publishable key');
  await host.redirectToStripe(key, sessionId);
}

async function pay(get: Getter, set: Setter): Promise<void> {
  const orderId = await step('order', () => createOnce(get, set));
  const payment = await step('payment', () =>
    asBuyer(get, set, (token) => createPayment(get(clientAtom), orderId, token)),
  );
  const { sessionId } = payment;
  if (!sessionId) throw new CheckoutFailure('payment', { key: 'noCheckoutSession' }, null);
  set(notifyAtom, { tone: 'success', notice: { key: 'orderCreated' } });
  await new Promise((resolve) => setTimeout(resolve, redirectDelay));
  // A page that went on without the form must not be taken to checkout.
  if (!get(hostAtom).isPresent()) return set(isProcessingAtom, false);
  set(isSentAtom, true);
  try {
    await leave(get, set, { orderId, sessionId, payment });
  } catch (error) {
    set(isSentAtom, false);
    throw new CheckoutFailure('redirect', { key: 'checkoutFailed' }, error);
  }
}

/** Places the order and goes to pay for it (spec.md section 4, "Submit"). Runs once at a time. */
export const payAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isProcessingAtom) || !get(canPayAtom)) return;
  if (!get(isOnlineAtom)) return set(failAtom, { area: 'order', notice: { key: 'offline' }, error: null });
  set(wayOutAtom, null);
  set(isProcessingAtom, true);
  try {
    await pay(get, set);
  } catch (error) {
    set(isProcessingAtom, false);
    if (!(error instanceof CheckoutFailure)) throw error;
    // Its own toast has told of a session that ended.
    if (error.cause instanceof SessionEnded)
      return set(reportAtom, { area: error.area, notice: { key: 'sessionEnded' }, error: error.cause });
    set(failAtom, { area: error.area, notice: error.notice, error: error.cause });
    // A refusal may be of the prices (409): they are asked for anew, so that the next try agrees with them.
    const { cause } = error;
    if (cause instanceof ApiError && cause.kind === 'http') set(totalsAtom, { ...get(totalsAtom), question: null });
  }
});
