import { atom } from 'jotai/vanilla';
import { findPaidOrder } from '../../api/paid-orders.ts';
import { contentOf } from '../../domain/order/order.ts';
import { hostAtom } from '../host/host.ts';
import type { Stop } from '../host/listen.ts';
import { clientAtom, settingsAtom } from '../host/settings.ts';
import { notifyAtom } from '../notices/notices.ts';
import { orderAtom } from '../order/order.ts';
import type { OrderStore } from '../atoms/store.ts';
import { checkoutAtom, isPaidAtom } from './checkout.ts';
import { fingerprint, noSubmission, submissionAtom } from './submission.ts';

/** Whether the buyer has changed a paid order: the paid order does not include the changes. */
export const isChangedSincePaidAtom = atom((get) => {
  const ordered = get(submissionAtom).created?.content;
  return get(isPaidAtom) && typeof ordered === 'string' && fingerprint(contentOf(get(orderAtom))) !== ordered;
});

/** The buyer creates a new order from this one, which the shop does not know yet. */
export const renewAtom = atom(null, (_get, set) => {
  set(submissionAtom, noSubmission);
  set(checkoutAtom, { type: 'renewed' });
});

/** Notifies a buyer who has changed a paid order. Returns the function that stops it. */
export const startTellingPaidChanges = (store: OrderStore): Stop =>
  store.sub(isChangedSincePaidAtom, () => {
    if (store.get(isChangedSincePaidAtom))
      store.set(notifyAtom, { tone: 'warning', notice: { key: 'paidChanged' }, isLong: true });
  });

const toldOrderAtom = atom<string | null>(null);

interface PaidToken {
  readonly token: string;
  /** The order it belongs to, if known. */
  readonly orderId?: string;
}

const tellAtom = atom(null, async (get, set, { token, orderId }: PaidToken): Promise<void> => {
  if (get(toldOrderAtom) === orderId) return;
  const paid = await findPaidOrder(get(clientAtom), token).catch(() => null);
  if (paid === null) return;
  // This is saved with the order, because the shop may report it only once.
  if (get(submissionAtom).created?.orderId === paid.orderId) set(checkoutAtom, { type: 'told', payment: 'paid' });
  if (get(toldOrderAtom) === paid.orderId) return;
  set(toldOrderAtom, paid.orderId);
  const { test, ...detail } = paid;
  // Anyone can place a test order, so only a page in test mode learns of its payment.
  if (!test || get(settingsAtom).isTest) get(hostAtom).emit('voice-order-paid', detail);
});

const tellingAtom = atom<Promise<void>>(Promise.resolve());

/**
 * Tells the buyer and the host page what was paid, if the shop accepts the token. The page's URL and the payment status
 * may both provide a token for the same order; the shop is asked once.
 */
export const tellPaidAtom = atom(null, (get, set, paid: PaidToken): Promise<void> => {
  const telling = get(tellingAtom).then(() => set(tellAtom, paid));
  set(tellingAtom, telling);
  return telling;
});
