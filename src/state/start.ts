import type { Atom } from 'jotai/vanilla';
import { currencyOfCountry } from '../domain/checkout/currency.ts';
import { subscribeToTexts } from '../text/text.ts';
import { removeGuest, startSavedGuest } from './checkout/saved-guest.ts';
import { startLogout, startUser, userAtom } from './buyer/load-user.ts';
import { startCatalogue } from './catalogue/load-catalogue.ts';
import { changeCheckout, isChangedSincePaidAtom } from './checkout/checkout-state.ts';
import { leavesSummaryAtom, startResumingSummary } from './checkout/open-summary.ts';
import { startPaymentStatus } from './checkout/payment-status.ts';
import { restoreDraftingForm, startSavingDraftingForm, stopDrafting } from './drafting/drafting-form.ts';
import { dispatch, type Form } from './form.ts';
import { onPage, startOnline, stopAll, type Stop } from './host/page-events.ts';
import { hostCurrencyAtom, loadedTextsAtom, offeredServicesAtom, shouldLoadAtom, textAtom } from './host/settings.ts';
import { dismissToasts, notify } from './notices/notices.ts';
import { invalidatePrices, startPrices } from './prices/request-prices.ts';
import { hasReturnedAtom, startReportingChanges, startReportingSteps } from './report-to-page.ts';
import { startSaving } from './saving/save-order.ts';
import { recheckDiscount } from './session/apply-discount.ts';
import { isUntouchedAtom } from './session/order-atoms.ts';
import { startOptionNotices } from './session/option-notices.ts';
import { startPrefill } from './session/prefill.ts';
import { followOfferedServices, startFirstOrder } from './session/service-switch.ts';

function followCurrency(form: Form): void {
  const { store } = form;
  const country = store.get(userAtom)?.address.country ?? '';
  const currency = store.get(hostCurrencyAtom) ?? currencyOfCountry(country);
  dispatch(form, { type: 'currencySuggested', currency });
}

/** After the browser's Back button, nothing is being processed any more, and prices may have changed. */
function onBackForward(form: Form, event: Event): void {
  if (!(event instanceof PageTransitionEvent && event.persisted)) return;
  invalidatePrices(form);
  dismissToasts(form, ['orderCreated']);
  form.store.set(hasReturnedAtom, true);
  form.store.set(leavesSummaryAtom, false);
  changeCheckout(form, { type: 'returned' });
}

function notifyPaidChange(form: Form): void {
  const { store } = form;
  if (!store.get(isChangedSincePaidAtom)) return;
  notify(form, { topic: 'paidChanged', tone: 'warning', text: store.get(textAtom).notices.paidChanged, isLong: true });
}

/** Starts something that calls the shop, once it may be called. */
function whenLoading(form: Form, start: (form: Form) => Stop): Stop {
  const { store } = form;
  if (store.get(shouldLoadAtom)) return start(form);
  let stop = store.sub(shouldLoadAtom, () => {
    stop();
    stop = start(form);
  });
  return () => stop();
}

/** Starts a form; if it is started again, it continues with the current order. */
export function startForm(form: Form, isFirst: boolean): Stop {
  const { store } = form;
  const on = (atom: Atom<unknown>, react: (form: Form) => unknown): Stop => store.sub(atom, () => void react(form));
  const stopCatalogue = whenLoading(form, startCatalogue);
  if (isFirst) {
    // The company's name from an earlier visit is used in the script examples.
    restoreDraftingForm(form);
    startFirstOrder(form);
  }
  // Each line: what changes, and what follows from it.
  return stopAll(
    () => stopDrafting(form),
    stopCatalogue,
    // The texts of a language have arrived: show them.
    subscribeToTexts(() => store.set(loadedTextsAtom, (count) => count + 1)),
    // The Back button restores the page: nothing is being paid for any more. Before saving, which follows other tabs at
    // the same moment.
    onPage(['pageshow'], (event) => onBackForward(form, event)),
    // The login ends: remove the guest's details.
    startLogout(form, () => removeGuest(form)),
    // The order, its referral or another tab: save, move or restore the order.
    startSaving(form),
    // The order is paid or empty: delete the stored guest's details.
    startSavedGuest(form),
    // The order was sent, or the buyer returns to the page: request the status of the payment.
    whenLoading(form, startPaymentStatus),
    // A form behind a button restores its order earlier, and may not look up the discount then.
    on(shouldLoadAtom, recheckDiscount),
    // The page's currency, or that of the buyer's country, for an untouched order.
    on(hostCurrencyAtom, followCurrency),
    on(userAtom, () => store.get(userAtom)?.address.country && followCurrency(form)),
    on(offeredServicesAtom, followOfferedServices),
    on(isUntouchedAtom, followOfferedServices),
    on(isChangedSincePaidAtom, notifyPaidChange),
    // The selected voices: notify the buyer of options that they don't offer.
    startOptionNotices(form),
    // The page's values or the voices: fill an untouched order.
    startPrefill(form),
    // The drafting form: save it.
    startSavingDraftingForm(form),
    startOnline(form),
    // The key of the price request: request the prices after 300 ms.
    startPrices(form),
    // The order or the catalogue: dispatch events on the element.
    startReportingChanges(form),
    startReportingSteps(form),
    // The login: fetch the profile.
    whenLoading(form, startUser),
    startResumingSummary(form),
  );
}
