import { atom } from 'jotai/vanilla';
import { findPaidOrder } from '../../api/paid-orders.ts';
import { contentOf } from '../../domain/order/order.ts';
import { hostAtom } from '../host/host.ts';
import { clientAtom } from '../host/settings.ts';
import { notifyAtom } from '../notices/notices.ts';
import { orderAtom } from '../order/order.ts';
import type { OrderStore } from '../atoms/store.ts';
import { checkoutAtom, isPaidAtom } from './checkout.ts';
import { fingerprint, noSubmission, submissionAtom } from './submission.ts';

/** Notes that the order is paid; saved with it, as the shop may tell it only once. */
export const notePaidAtom = atom(null, (_get, set) => set(checkoutAtom, { type: 'told', payment: 'paid' }));

/** Whether the buyer has changed an order that is paid: what was paid is without these changes. */
export const isChangedSincePaidAtom = atom((get) => {
  const ordered = get(submissionAtom).created?.content;
  return get(isPaidAtom) && typeof ordered === 'string' && fingerprint(contentOf(get(orderAtom))) !== ordered;
});

/** The buyer makes a new order of what is here, which the shop knows nothing of yet. */
export const renewAtom = atom(null, (_get, set) => {
  set(submissionAtom, noSubmission);
  set(checkoutAtom, { type: 'renewed' });
});

/** Tells a buyer who begins to change an order that is paid. Returns the function that stops it. */
export function startTellingPaidChanges(store: OrderStore): () => void {
  let wasChanged = store.get(isChangedSincePaidAtom);
  return store.sub(orderAtom, () => {
    const isChanged = store.get(isChangedSincePaidAtom);
    if (isChanged && !wasChanged)
      store.set(notifyAtom, { tone: 'warning', notice: { key: 'paidChanged' }, isLong: true });
    wasChanged = isChanged;
  });
}

const toldOrderAtom = atom<string | null>(null);

const tellAtom = atom(null, async (get, set, token: string): Promise<void> => {
  const paid = await findPaidOrder(get(clientAtom), token).catch(() => null);
  if (paid === null) return;
  if (get(submissionAtom).created?.orderId === paid.orderId) set(notePaidAtom);
  if (get(toldOrderAtom) === paid.orderId) return;
  set(toldOrderAtom, paid.orderId);
  get(hostAtom).emit('voice-order-paid', paid);
});

const tellingAtom = atom<Promise<void>>(Promise.resolve());

interface PaidToken {
  readonly token: string;
  /** The order that it is of, if that is known. */
  readonly orderId?: string;
}

/**
 * Tells the buyer, and the host page, what was paid, if the shop says that the token is good for that. The page's address
 * and the status of the payment may each bring a token of the same order: the shop is asked once.
 */
export const tellPaidAtom = atom(null, (get, set, { token, orderId }: PaidToken): Promise<void> => {
  const telling = get(tellingAtom).then(() => {
    const isTold = orderId !== undefined && get(toldOrderAtom) === orderId;
    return isTold ? undefined : set(tellAtom, token);
  });
  set(tellingAtom, telling);
  return telling;
});
