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
 * The page prevents the form from navigating: a toast says so (docs/behaviour.md, Messages), the order stays, and the
 * buyer is offered another way to checkout.
 */
const offerWayOutAtom = atom(null, (_get, set, { by, url, error }: Refusal) => {
  set(checkoutAtom, { type: 'kept', wayOut: { by, url } });
  set(dismissNoticesAtom, ['orderCreated']);
  set(failAtom, { area: 'redirect', notice: { key: 'checkoutFailed' }, error });
});

/** The browser is about to leave. Returns the state until then; null if the order is not being paid for any more. */
export const departAtom = atom(null, (get, set) => {
  set(checkoutAtom, { type: 'departed' });
  const checkout = get(checkoutAtom);
  return checkout.step === 'redirecting' ? checkout : null;
});

/**
 * Goes to checkout. Browsers refuse this in sandboxed frames; in some of them, it is allowed only right after a click.
 * In that case, the next attempt is a click of the buyer, and the one after that a new window.
 */
export const goToCheckoutAtom = atom(null, (get, set, url: string) => {
  const leaving = set(departAtom);
  if (leaving === null) return;
  const isFresh = navigator.userActivation?.isActive ?? false;
  const by = isFresh || leaving.tried !== null ? 'window' : 'click';
  try {
    get(hostAtom).navigate(url);
  } catch (error) {
    return set(offerWayOutAtom, { by, url, error });
  }
  // If the page is still waiting for the same checkout then, navigation was blocked.
  const look = (): void => {
    if (get(checkoutAtom) === leaving) set(offerWayOutAtom, { by, url, error: 'still here' });
  };
  setTimeout(look, checkoutWaits.redirect);
});

/** Follows the offered way out, after a click. */
export const takeWayOutAtom = atom(null, (get, set) => {
  const checkout = get(checkoutAtom);
  if (checkout.step !== 'blocked') return;
  const { by, url } = checkout.wayOut;
  if (by === 'click') return set(goToCheckoutAtom, url);
  if (!get(hostAtom).openWindow(url)) return set(offerWayOutAtom, { by: 'address', url, error: 'no window' });
  set(checkoutAtom, { type: 'windowOpened' });
});

/** Goes to a page of the shop, after a click; in a new window if the page prevents navigation. */
export const openPageAtom = atom(null, (get, set, url: string) => {
  const host = get(hostAtom);
  try {
    host.navigate(url);
  } catch (error) {
    if (!host.openWindow(url)) set(failAtom, { area: 'redirect', notice: { key: 'redirectBlocked' }, error });
  }
});
