import { atom } from 'jotai/vanilla';
import { findPaidOrder } from '../../api/paid-orders.ts';
import { hostAtom } from '../host/host.ts';
import { clientAtom } from '../host/settings.ts';
import { submissionAtom } from './submission.ts';

/** Whether the order that is here again is known to be paid. */
export const isPaidAtom = atom((get) => get(submissionAtom).created?.isPaid === true);

/** Notes that the order is paid; kept with it, as the shop may tell it only once. */
export const notePaidAtom = atom(null, (get, set) => {
  const submission = get(submissionAtom);
  const { created } = submission;
  if (created) set(submissionAtom, { ...submission, created: { ...created, isPaid: true } });
});

/**
 * Tells the buyer, and the host page, what was paid, if the shop says that the token of the way back is good for that.
 */
export const tellPaidAtom = atom(null, async (get, set, token: string) => {
  const paid = await findPaidOrder(get(clientAtom), token).catch(() => null);
  if (paid === null) return;
  if (get(submissionAtom).created?.orderId === paid.orderId) set(notePaidAtom);
  get(hostAtom).emit('voice-order-paid', paid);
});
