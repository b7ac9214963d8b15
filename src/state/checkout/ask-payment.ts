import { atom } from 'jotai/vanilla';
import { detailsOf } from '../../api/errors.ts';
import { findPaymentStatus, type PaymentStatus } from '../../api/payment-status.ts';
import { shortestAskingPause } from '../../domain/common/waits.ts';
import { onPage, stopAll, type Stop } from '../host/listen.ts';
import { createRetrier } from '../host/retrier.ts';
import { clientAtom } from '../host/settings.ts';
import { orderSignalAtom, perOrderAtom } from '../order/order-life.ts';
import type { OrderStore } from '../atoms/store.ts';
import { checkoutAtom, isProcessingAtom, restAtom } from './checkout.ts';
import { submissionAtom } from './submission.ts';
import { tellPaidAtom } from './tell-paid.ts';

/** The token in the page's URL when a buyer returned without having paid. */
export const returnTokenAtom = atom<string | null>(null);

const tokenAtom = atom((get) => {
  const { created } = get(submissionAtom);
  return created === null ? null : (created.statusToken ?? get(returnTokenAtom));
});

/** Whether the shop is being asked. After the first failure, the buyer does not wait for later attempts. */
const askingAtom = perOrderAtom<'no' | 'asking' | 'failed'>('no');

/** Whether the status of the payment is unknown and the answer is pending. */
export const isPaymentAwaitedAtom = atom((get) => get(restAtom) === 'sent' && get(askingAtom) === 'asking');

const takeAnswerAtom = atom(null, async (get, set, { orderId, status, paidToken }: PaymentStatus): Promise<void> => {
  set(askingAtom, 'no');
  // The token in the URL may belong to an earlier order.
  if (get(submissionAtom).created?.orderId !== orderId) return;
  set(checkoutAtom, { type: 'told', payment: status });
  if (paidToken !== null) await set(tellPaidAtom, { token: paidToken, orderId });
});

/**
 * Asks the shop for the status of the order's payment (docs/contract.md, On the wire). Returns null once it is final;
 * otherwise the minimum number of milliseconds before the next request.
 */
export const askPaymentAtom = atom(null, async (get, set): Promise<number | null> => {
  const token = get(tokenAtom);
  if (token === null || get(isProcessingAtom)) return null;
  const signal = get(orderSignalAtom);
  if (get(askingAtom) === 'no') set(askingAtom, 'asking');
  try {
    const answer = await findPaymentStatus(get(clientAtom), token, signal);
    if (signal.aborted) return null;
    await set(takeAnswerAtom, answer);
    return answer.status === 'confirming' ? 0 : null;
  } catch (error) {
    if (signal.aborted) return null;
    set(askingAtom, 'failed');
    const { status, retryAfter = null } = detailsOf(error);
    return status === 404 ? null : retryAfter;
  }
});

/**
 * Requests the status of a sent order as soon as it is restored, and again when the buyer comes back to the page. While
 * a payment is being confirmed, it asks at growing intervals. Returns the function that stops it.
 */
export function startAskingPayment(store: OrderStore): Stop {
  let askedAt = 0;
  const retrier = createRetrier(() => store.set(askPaymentAtom));
  const ask = (): void => {
    askedAt = Date.now();
    void retrier.now();
  };
  const askIfOpen = (): void => {
    const rest = store.get(restAtom);
    if (rest === 'sent' || rest === 'confirming') ask();
  };
  // Also for an order that its buyer has continued: it may have been paid elsewhere.
  const lookAgain = (): void => {
    const isSoon = Date.now() - askedAt < shortestAskingPause;
    if (!document.hidden && !isSoon && store.get(restAtom) !== 'paid') ask();
  };
  const askAnew = (): void => {
    retrier.reset();
    askIfOpen();
  };
  askIfOpen();
  return stopAll(
    store.sub(orderSignalAtom, askAnew),
    store.sub(restAtom, askIfOpen),
    onPage(['focus', 'pageshow', 'visibilitychange'], lookAgain),
    retrier.stop,
  );
}
