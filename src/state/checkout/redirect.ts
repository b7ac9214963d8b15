import type { Checkout } from '../../domain/checkout/checkout.ts';
import { checkoutWaits } from '../../domain/common/waits.ts';
import type { Form } from '../form.ts';
import { textAtom } from '../host/settings.ts';
import { dismissToasts, showError } from '../notices/notices.ts';
import { sessionAtom } from '../session/session.ts';
import { changeCheckout } from './checkout-state.ts';

/** Marks the order as leaving for checkout. Returns the state until then; null if it is not being paid for any more. */
export function startRedirect(form: Form): Extract<Checkout, { readonly step: 'redirecting' }> | null {
  changeCheckout(form, { type: 'departed' });
  const { checkout } = form.store.get(sessionAtom);
  return checkout.step === 'redirecting' ? checkout : null;
}

/**
 * Goes to checkout. Pages prevent this in sandboxed frames: then a toast says so (docs/behaviour.md, Messages), the
 * order stays, and the summary offers a new window and the address.
 */
export function goToCheckout(form: Form, url: string): void {
  const leaving = startRedirect(form);
  if (leaving === null) return;
  const block = (error: unknown): void => {
    changeCheckout(form, { type: 'redirectBlocked', url });
    dismissToasts(form, ['orderCreated']);
    const text = form.store.get(textAtom).notices.checkoutFailed;
    showError(form, { area: 'redirect', text, error }, { topic: 'order' });
  };
  try {
    form.host.navigate(url);
    // If the page is still waiting for the same checkout then, navigation was blocked.
    setTimeout(() => form.store.get(sessionAtom).checkout === leaving && block('still here'), checkoutWaits.redirect);
  } catch (error) {
    block(error);
  }
}

/** Goes to the blocked checkout, after a click: in a new window, or in this one if the page allows only that. */
export function openCheckout(form: Form): void {
  const { checkout } = form.store.get(sessionAtom);
  if (checkout.step !== 'blocked') return;
  try {
    if (!form.host.openWindow(checkout.url)) form.host.navigate(checkout.url);
    changeCheckout(form, { type: 'checkoutOpened' });
  } catch {
    // Neither is allowed: the buyer still has the address.
  }
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
