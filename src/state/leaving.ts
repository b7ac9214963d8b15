import { atom } from 'jotai/vanilla';
import { hostAtom } from './host.ts';
import { dismissNoticesAtom, failAtom } from './notices.ts';
import { isProcessingAtom, reviewStepAtom, wayOutAtom, type WayOut } from './review.ts';
import { isSentAtom } from './submission.ts';

const leavingTime = 15_000;

interface Refusal extends WayOut {
  readonly error: unknown;
}

/**
 * The page around keeps the form from leaving: the toast of spec.md section 8 tells it, the order stays, and the buyer is
 * offered another way to its checkout.
 */
const offerAtom = atom(null, (_get, set, { by, url, error }: Refusal) => {
  set(isSentAtom, false);
  set(isProcessingAtom, false);
  set(wayOutAtom, { by, url });
  set(dismissNoticesAtom, ['orderCreated']);
  set(failAtom, { area: 'redirect', notice: { key: 'checkoutFailed' }, error });
});

/**
 * Leaves for a checkout. Browsers refuse that to frames that are sandboxed, to some of them only while a click is fresh;
 * then a click of the buyer's own is the next try, and a window of its own the one after.
 */
export const leaveAtom = atom(null, (get, set, url: string) => {
  const isFresh = navigator.userActivation?.isActive ?? false;
  const by = isFresh || get(wayOutAtom) !== null ? 'window' : 'click';
  set(wayOutAtom, null);
  set(isProcessingAtom, true);
  set(isSentAtom, true);
  try {
    get(hostAtom).navigate(url);
  } catch (error) {
    return set(offerAtom, { by, url, error });
  }
  // A page that is still here then was kept from leaving.
  setTimeout(() => get(isProcessingAtom) && set(offerAtom, { by, url, error: 'still here' }), leavingTime);
});

/** Takes the way out, in answer to a click. */
export const takeWayOutAtom = atom(null, (get, set) => {
  const wayOut = get(wayOutAtom);
  if (wayOut === null) return;
  const { by, url } = wayOut;
  if (by === 'click') return set(leaveAtom, url);
  if (!get(hostAtom).openWindow(url)) return set(offerAtom, { by: 'address', url, error: 'no window' });
  set(isSentAtom, true);
  set(wayOutAtom, null);
  set(reviewStepAtom, 'closed');
});

/** Leads to a page of the shop, in answer to a click; in a window of its own where the page around keeps the form in. */
export const leadToAtom = atom(null, (get, set, url: string) => {
  const host = get(hostAtom);
  try {
    host.navigate(url);
  } catch (error) {
    if (!host.openWindow(url)) set(failAtom, { area: 'redirect', notice: { key: 'leavingBlocked' }, error });
  }
});
