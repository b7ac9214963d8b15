import { currencyOfCountry } from '../domain/checkout/currency.ts';
import { startUser, userAtom } from './buyer/user.ts';
import { startCatalogue } from './catalogue/load-catalogue.ts';
import { startAskingPayment } from './checkout/ask-payment.ts';
import { checkoutAtom } from './checkout/checkout.ts';
import { startKeepingGuest } from './checkout/kept-guest.ts';
import { startTellingPaidChanges } from './checkout/tell-paid.ts';
import { restoreDraftingFormAtom, startSavingDraftingForm } from './drafting/drafting-form.ts';
import { stopDraftingAtom } from './drafting/drafting.ts';
import { onPage, stopAll, type Stop } from './host/listen.ts';
import { isNearAtom } from './host/near.ts';
import { startOnline } from './host/online.ts';
import { hostCurrencyAtom } from './host/settings.ts';
import { dismissNoticesAtom } from './notices/notices.ts';
import { suggestCurrencyAtom } from './order/currency.ts';
import { recheckDiscountAtom } from './order/discount.ts';
import { startPrefill } from './order/prefill.ts';
import { startFreshAtom, startOffer } from './order/service-switch.ts';
import { startPrices } from './prices/ask-prices.ts';
import { askPricesAtom } from './prices/prices.ts';
import { startLogOut } from './saving/start-log-out.ts';
import { startSaving } from './saving/start-saving.ts';
import type { OrderStore } from './atoms/store.ts';
import { startTelling } from './tell-host.ts';
import { isBackAtom, startTellingSteps } from './tell-steps.ts';

/** Follows the host page's currency. */
function startCurrency(store: OrderStore): Stop {
  return store.sub(hostCurrencyAtom, () => {
    const country = store.get(userAtom)?.address.country ?? '';
    store.set(suggestCurrencyAtom, store.get(hostCurrencyAtom) ?? currencyOfCountry(country));
  });
}

/**
 * The browser's Back button restores the page as it was left: nothing is being processed any more, and prices may have
 * changed.
 */
function startReturning(store: OrderStore): Stop {
  const comeBack = (event: Event): void => {
    if (!(event instanceof PageTransitionEvent && event.persisted)) return;
    store.set(askPricesAtom);
    store.set(dismissNoticesAtom, ['orderCreated']);
    store.set(isBackAtom, true);
    store.set(checkoutAtom, { type: 'returned' });
  };
  return onPage(['pageshow'], comeBack);
}

/** Starts everything that calls the shop, once it may be called. */
function whenNear(store: OrderStore, start: (store: OrderStore) => Stop): Stop {
  if (store.get(isNearAtom)) return start(store);
  let stop = store.sub(isNearAtom, () => {
    stop();
    stop = start(store);
  });
  return () => stop();
}

/**
 * Starts an element's state: the catalogue is requested, then the saved order is restored or a fresh one created, its
 * prices requested, and saving started. If it is started again with the same store, it continues with the current
 * order. Returns the function that stops everything.
 */
export function startOrderForm(store: OrderStore, isFirst: boolean): Stop {
  const stopCatalogue = whenNear(store, startCatalogue);
  // A form behind a button restores its order earlier, and may not ask for the discount then.
  const stopWaiting = store.sub(isNearAtom, () => void store.set(recheckDiscountAtom));
  if (isFirst) {
    // The company's name from an earlier visit is used in the script examples.
    store.set(restoreDraftingFormAtom);
    store.set(startFreshAtom);
  }
  return stopAll(
    () => store.set(stopDraftingAtom),
    stopCatalogue,
    stopWaiting,
    // Must come before saving, which checks other tabs' work at the same moment: nothing is being paid for any more.
    startReturning(store),
    // Must come before saving, which would load what the logged-out buyer left.
    startLogOut(store),
    startSaving(store),
    startKeepingGuest(store),
    whenNear(store, startAskingPayment),
    startTellingPaidChanges(store),
    startOffer(store),
    startPrefill(store),
    startSavingDraftingForm(store),
    startOnline(store),
    startPrices(store),
    startTelling(store),
    startTellingSteps(store),
    whenNear(store, startUser),
    startCurrency(store),
  );
}
