import { currencyOfCountry } from '../domain/currency.ts';
import { stopAiAtom } from './ai.ts';
import { restoreAiFormAtom, startSavingAiForm } from './ai-form.ts';
import { forgetCatalogueAtom, isLoadingWantedAtom, isReadyAtom, loadCatalogueAtom } from './catalogue.ts';
import { askTotalsAtom, startCalculation } from './calculation.ts';
import { hostAtom } from './host.ts';
import { changeOrderAtom, orderAtom, orderSnapshotAtom, startFreshAtom, suggestCurrencyAtom } from './order.ts';
import { startOnline } from './online.ts';
import { startSaving } from './persistence.ts';
import { isProcessingAtom, reviewStepAtom } from './review.ts';
import { isLoggedInAtom, sessionAtom } from './session.ts';
import { apiUrlAtom, hostCurrencyAtom, referralAtom } from './settings.ts';
import type { OrderStore } from './store.ts';
import { isUserAwaitedAtom, loadUserAtom, userAtom } from './user.ts';

const reloadDelay = 8_000;

type Stop = () => void;

/** Loads the catalogue, anew for other settings, and again while the shop does not answer. */
function startCatalogue(store: OrderStore): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const load = (): void => {
    clearTimeout(timer);
    void store.set(loadCatalogueAtom).then((wait) => {
      clearTimeout(timer);
      if (!isStopped && store.get(isLoadingWantedAtom)) timer = setTimeout(load, Math.max(reloadDelay, wait));
    });
  };
  const reload = (): void => {
    store.set(forgetCatalogueAtom);
    load();
  };
  const unsubscribes = [store.sub(apiUrlAtom, reload), store.sub(referralAtom, reload)];
  addEventListener('online', load);
  load();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', load);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** Tells the host page of changes, at most once per frame, and once that the form can be used. */
function startTelling(store: OrderStore): Stop {
  let frame = 0;
  const tellChange = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      store.get(hostAtom).emit('voice-order-change', { order: store.get(orderSnapshotAtom) });
    });
  };
  let isToldReady = false;
  const tellReady = (): void => {
    if (isToldReady || !store.get(isReadyAtom)) return;
    isToldReady = true;
    const { serviceType } = store.get(orderAtom);
    store.get(hostAtom).emit('voice-order-ready', { service: serviceType, referral: store.get(referralAtom) });
    // Voices are known now: rush that a restored order can't have goes.
    store.set(changeOrderAtom, (order) => order);
  };
  const unsubscribes = [store.sub(orderAtom, tellChange), store.sub(isReadyAtom, tellReady)];
  tellReady();
  return () => {
    cancelAnimationFrame(frame);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** Fetches the buyer whenever the host page hands over another one. */
function startUser(store: OrderStore): Stop {
  const keyOf = (): string =>
    JSON.stringify([store.get(isLoggedInAtom), store.get(sessionAtom).userId, store.get(apiUrlAtom)]);
  let known = '';
  const load = (): void => {
    if (keyOf() === known) return;
    known = keyOf();
    void store.set(loadUserAtom);
  };
  const unsubscribes = [store.sub(sessionAtom, load), store.sub(isLoggedInAtom, load), store.sub(apiUrlAtom, load)];
  const timer = setInterval(() => store.get(isUserAwaitedAtom) && void store.set(loadUserAtom), reloadDelay);
  load();
  return () => {
    clearInterval(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** Follows the currency that the host page asks for. */
function startCurrency(store: OrderStore): Stop {
  return store.sub(hostCurrencyAtom, () => {
    const country = store.get(userAtom)?.address.country ?? '';
    store.set(suggestCurrencyAtom, store.get(hostCurrencyAtom) ?? currencyOfCountry(country));
  });
}

/**
 * Coming back with the browser's Back button shows the page as it was left: nothing is being processed any more, and
 * prices may have changed.
 */
function startReturning(store: OrderStore): Stop {
  const comeBack = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    store.set(askTotalsAtom);
    if (!store.get(isProcessingAtom)) return;
    store.set(isProcessingAtom, false);
    store.set(reviewStepAtom, 'closed');
  };
  addEventListener('pageshow', comeBack);
  return () => removeEventListener('pageshow', comeBack);
}

/**
 * Brings an element's state to life: the saved order or a fresh one, the catalogue, the totals, saving. Started again
 * with the same store it goes on with the order it holds. Gives the function that stops it all.
 */
export function startOrderForm(store: OrderStore, isFirst: boolean): Stop {
  if (isFirst) {
    // The company's name of an earlier visit goes into the script examples.
    store.set(restoreAiFormAtom);
    store.set(startFreshAtom);
  }
  const stops = [
    startSaving(store),
    startSavingAiForm(store),
    startOnline(store),
    startCatalogue(store),
    startCalculation(store),
    startTelling(store),
    startUser(store),
    startCurrency(store),
    startReturning(store),
  ];
  return () => {
    store.set(stopAiAtom);
    for (const stop of stops) stop();
  };
}
