import { atom } from 'jotai/vanilla';
import type { WayOut } from '../../domain/checkout/checkout.ts';
import { checkoutWaits } from '../../domain/common/waits.ts';
import { hostAtom } from '../host/host.ts';
import { dismissNoticesAtom, failAtom } from '../notices/notices.ts';
import { checkoutAtom } from './checkout.ts';

interface Refusal extends WayOut {
  readonly error: unknown;
}

/**
 * The page around keeps the form from leaving: a toast tells it (docs/behaviour.md, Messages), the order stays, and
 * the buyer is offered another way to its checkout.
 */
const offerWayOutAtom = atom(null, (_get, set, { by, url, error }: Refusal) => {
  set(checkoutAtom, { type: 'kept', wayOut: { by, url } });
  set(dismissNoticesAtom, ['orderCreated']);
  set(failAtom, { area: 'redirect', notice: { key: 'checkoutFailed' }, error });
});

/**
 * Leaves for a checkout. Browsers refuse that to frames that are sandboxed, to some of them only while a click is fresh;
 * then a click of the buyer's own is the next try, and a window of its own the one after.
 */
export const goToCheckoutAtom = atom(null, (get, set, url: string) => {
  set(checkoutAtom, { type: 'departed' });
  const leaving = get(checkoutAtom);
  if (leaving.step !== 'redirecting') return;
  const isFresh = navigator.userActivation?.isActive ?? false;
  const by = isFresh || leaving.tried !== null ? 'window' : 'click';
  try {
    get(hostAtom).navigate(url);
  } catch (error) {
    return set(offerWayOutAtom, { by, url, error });
  }
  // A page that still waits for the same checkout then was kept from leaving.
  const look = (): void => {
    if (get(checkoutAtom) === leaving) set(offerWayOutAtom, { by, url, error: 'still here' });
  };
  setTimeout(look, checkoutWaits.redirect);
});

/** Takes the way out, in answer to a click. */
export const takeWayOutAtom = atom(null, (get, set) => {
  const checkout = get(checkoutAtom);
  if (checkout.step !== 'blocked') return;
  const { by, url } = checkout.wayOut;
  if (by === 'click') return set(goToCheckoutAtom, url);
  if (!get(hostAtom).openWindow(url)) return set(offerWayOutAtom, { by: 'address', url, error: 'no window' });
  set(checkoutAtom, { type: 'windowOpened' });
});

/** Leads to a page of the shop, in answer to a click; in a window of its own where the page around keeps the form in. */
export const openPageAtom = atom(null, (get, set, url: string) => {
  const host = get(hostAtom);
  try {
    host.navigate(url);
  } catch (error) {
    if (!host.openWindow(url)) set(failAtom, { area: 'redirect', notice: { key: 'redirectBlocked' }, error });
  }
});
