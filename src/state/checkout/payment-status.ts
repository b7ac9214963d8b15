import { atom } from 'jotai/vanilla';
import { detailsOf } from '../../api/errors.ts';
import { findPaidOrder, findPaymentStatus } from '../../api/payments.ts';
import { shortestAskingPause } from '../../domain/common/waits.ts';
import { dispatch, type Form } from '../form.ts';
import { onPage, stopAll, watch, type Stop } from '../host/page-events.ts';
import { createRetry } from '../host/retry.ts';
import { clientAtom, settingsAtom } from '../host/settings.ts';
import { controllerAtom, sessionAtom } from '../session/session.ts';
import { changeCheckout, isProcessingAtom, paymentStateAtom } from './checkout-state.ts';

/** The token in the page's URL when a buyer returned without having paid. */
export const returnTokenAtom = atom<string | null>(null);

/** Whether the page's URL had the token of a paid order. */
export const hasPaidTokenAtom = atom(false);

/** Whether the status of the payment is unknown and the answer is pending. */
export const isPaymentPendingAtom = atom(
  (get) => get(paymentStateAtom) === 'sent' && get(sessionAtom).paymentStatusRequest === 'pending',
);

/** The paid order that was reported to the page last. */
const reportedOrderAtom = atom<string | null>(null);

/** Reports what was paid. The page's URL and the payment status may have tokens for the same order. */
export async function reportPaidOrder(form: Form, token: string): Promise<void> {
  const { store, host } = form;
  const paid = await findPaidOrder(store.get(clientAtom), token).catch(() => null);
  if (paid === null) return;
  // This is saved with the order, because the shop may report it only once.
  if (store.get(sessionAtom).submission.created?.orderId === paid.orderId)
    changeCheckout(form, { type: 'paymentStatusReceived', payment: 'paid' });
  if (store.get(reportedOrderAtom) === paid.orderId) return;
  store.set(reportedOrderAtom, paid.orderId);
  const { test, ...detail } = paid;
  // Anyone can place a test order, so only a page in test mode learns of its payment.
  if (!test || store.get(settingsAtom).isTest) host.emit('voice-order-paid', detail);
}

/** Requests the payment's status. Returns null once it is final; otherwise the milliseconds to wait at least. */
export async function requestPaymentStatus(form: Form): Promise<number | null> {
  const { store } = form;
  const { submission, controller, paymentStatusRequest } = store.get(sessionAtom);
  const token = submission.created && (submission.created.statusToken ?? store.get(returnTokenAtom));
  if (token === null || store.get(isProcessingAtom)) return null;
  const { signal } = controller;
  if (paymentStatusRequest === 'none') dispatch(form, { type: 'paymentStatusRequested', status: 'pending' });
  try {
    const answer = await findPaymentStatus(store.get(clientAtom), token, signal);
    if (signal.aborted) return null;
    dispatch(form, { type: 'paymentStatusRequested', status: 'none' });
    // The token in the URL may belong to an earlier order.
    if (store.get(sessionAtom).submission.created?.orderId === answer.orderId) {
      changeCheckout(form, { type: 'paymentStatusReceived', payment: answer.status });
      if (answer.paidToken !== null) await reportPaidOrder(form, answer.paidToken);
    }
    return answer.status === 'confirming' ? 0 : null;
  } catch (error) {
    if (signal.aborted) return null;
    dispatch(form, { type: 'paymentStatusRequested', status: 'failed' });
    const { status, retryAfter = null } = detailsOf(error);
    return status === 404 ? null : retryAfter;
  }
}

/** Requests the status of a sent order, again when the buyer comes back, and while it is being confirmed. */
export function startPaymentStatus(form: Form): Stop {
  const { store } = form;
  let requestedAt = 0;
  const retry = createRetry(() => {
    requestedAt = Date.now();
    return requestPaymentStatus(form);
  });
  const requestIfOpen = (): void => {
    if (['sent', 'confirming'].includes(store.get(paymentStateAtom))) void retry.now();
  };
  // Also for an order that its buyer has continued: it may have been paid elsewhere.
  const onReturn = (): void => {
    const isSoon = Date.now() - requestedAt < shortestAskingPause;
    if (!document.hidden && !isSoon && store.get(paymentStateAtom) !== 'paid') void retry.now();
  };
  const onNewSession = (): void => {
    retry.reset();
    requestIfOpen();
  };
  return stopAll(
    store.sub(controllerAtom, onNewSession),
    watch(form, [paymentStateAtom], requestIfOpen),
    onPage(['focus', 'pageshow', 'visibilitychange'], onReturn),
    retry.stop,
  );
}
