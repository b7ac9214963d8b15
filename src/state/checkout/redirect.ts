import type { Checkout, RedirectFallback } from '../../domain/checkout/checkout.ts';
import { checkoutWaits } from '../../domain/common/waits.ts';
import type { Form } from '../form.ts';
import { textAtom } from '../host/settings.ts';
import { dismissToasts, showError } from '../notices/notices.ts';
import { sessionAtom } from '../session/session.ts';
import { changeCheckout } from './checkout-state.ts';

/**
 * The page prevents the form from navigating: a toast says so (docs/behaviour.md, Messages), the order stays, and the
 * buyer is offered another way to checkout.
 */
function offerFallback(form: Form, fallback: RedirectFallback, error: unknown): void {
  changeCheckout(form, { type: 'redirectBlocked', fallback });
  dismissToasts(form, ['orderCreated']);
  const text = form.store.get(textAtom).notices.checkoutFailed;
  showError(form, { area: 'redirect', text, error }, { topic: 'order' });
}

/** Marks the order as leaving for checkout. Returns the state until then; null if it is not being paid for any more. */
export function startRedirect(form: Form): Extract<Checkout, { readonly step: 'redirecting' }> | null {
  changeCheckout(form, { type: 'departed' });
  const { checkout } = form.store.get(sessionAtom);
  return checkout.step === 'redirecting' ? checkout : null;
}

/**
 * Goes to checkout. Browsers refuse this in sandboxed frames; in some of them, it is allowed only right after a click.
 * In that case, the next attempt is a click of the buyer, and the one after that a new window.
 */
export function goToCheckout(form: Form, url: string): void {
  const leaving = startRedirect(form);
  if (leaving === null) return;
  const isClick = navigator.userActivation?.isActive ?? false;
  const by = isClick || leaving.tried !== null ? 'window' : 'click';
  try {
    form.host.navigate(url);
  } catch (error) {
    offerFallback(form, { by, url }, error);
    return;
  }
  // If the page is still waiting for the same checkout then, navigation was blocked.
  setTimeout(() => {
    if (form.store.get(sessionAtom).checkout === leaving) offerFallback(form, { by, url }, 'still here');
  }, checkoutWaits.redirect);
}

/** Follows the offered fallback to checkout, after a click. */
export function followFallback(form: Form): void {
  const { checkout } = form.store.get(sessionAtom);
  if (checkout.step !== 'blocked') return;
  const { by, url } = checkout.fallback;
  if (by === 'click') goToCheckout(form, url);
  else if (form.host.openWindow(url)) changeCheckout(form, { type: 'windowOpened' });
  else offerFallback(form, { by: 'address', url }, 'no window');
}

/** Goes to a page of the shop, after a click; in a new window if the page prevents navigation. */
export function openShopPage(form: Form, url: string): void {
  const { host, store } = form;
  try {
    host.navigate(url);
  } catch (error) {
    const text = store.get(textAtom).notices.redirectBlocked;
    if (!host.openWindow(url)) showError(form, { area: 'redirect', text, error }, { topic: 'order' });
  }
}
