import { atom } from 'jotai/vanilla';
import { calculate } from '../../api/calculation.ts';
import { detailsOf } from '../../api/errors.ts';
import { noAddress } from '../../domain/buyer/address.ts';
import { calculationBody } from '../../domain/checkout/order-body.ts';
import type { PriceRequestKey } from '../../domain/checkout/prices.ts';
import { priceWait } from '../../domain/common/waits.ts';
import { asBuyer } from '../buyer/login.ts';
import { dispatch, type Form } from '../form.ts';
import { createDebounce, isOnlineAtom, onPage, type Stop, stopAll } from '../host/page-events.ts';
import { createRetry } from '../host/retry.ts';
import { clientAtom, languageAtom, textAtom } from '../host/settings.ts';
import { reportError, showError } from '../notices/notices.ts';
import { orderAtom } from '../session/order-atoms.ts';
import { arePricesCurrentAtom, orderContextAtom, priceRequestKeyAtom, pricesAtom } from './price-atoms.ts';

/** Marks the prices as outdated, for example after a failure or when the page was asleep: new ones are requested soon. */
export const invalidatePrices = (form: Form): void =>
  dispatch(form, { type: 'pricesChanged', event: { type: 'invalidated' } });

/** The guest form shows a refusal of the address. The wording of the server's message does not matter. */
function isAddressRefusal(error: unknown, { isLoggedIn, address }: PriceRequestKey): boolean {
  if (isLoggedIn || !address?.country) return false;
  const { status, code, field = code } = detailsOf(error);
  return field === undefined ? status === 422 : /^address\b/.test(field);
}

/** A failure that no longer matters: new prices were requested since, or the browser is offline. */
const isFailureHiddenAtom = atom((get) => get(pricesAtom).status !== 'failed' || !get(isOnlineAtom));

/** Handles a failed request. Returns the milliseconds after which another one may help; null if it would not help. */
function handleFailure(form: Form, key: PriceRequestKey, error: unknown, isRepeated: boolean): number | null {
  const { store } = form;
  const failure = { area: 'calculate', text: store.get(textAtom).notices.calculationFailed, error } as const;
  if (isAddressRefusal(error, key)) {
    dispatch(form, { type: 'pricesChanged', event: { type: 'refused', key } });
    reportError(form, failure);
    return null;
  }
  dispatch(form, { type: 'pricesChanged', event: { type: 'failed', key } });
  // One toast for one outage. While offline, the totals show it themselves.
  if (!isRepeated) {
    if (store.get(isOnlineAtom)) showError(form, failure, { topic: 'calculation', isHiddenAtom: isFailureHiddenAtom });
    else reportError(form, failure);
  }
  const { status = 500, retryAfter = 0 } = detailsOf(error);
  return status < 500 && status !== 429 ? null : retryAfter;
}

/** Requests the prices once. Returns the milliseconds to wait before another request; null if it would not help. */
async function requestPrices(form: Form, signal: AbortSignal): Promise<number | null> {
  const { store, host } = form;
  const key = store.get(priceRequestKeyAtom);
  const isRepeated = store.get(pricesAtom).status === 'failed';
  // The request follows once the browser is online again.
  if (key === null || !store.get(isOnlineAtom)) return null;
  dispatch(form, { type: 'pricesChanged', event: { type: 'requested', key } });
  const body = calculationBody(store.get(orderAtom), store.get(orderContextAtom));
  try {
    const totals = await asBuyer(form, (token) => {
      const addressed = token === null ? { ...body, address: key.address ?? noAddress } : body;
      return calculate(store.get(clientAtom), addressed, { token, signal });
    });
    if (signal.aborted) return null;
    dispatch(form, { type: 'pricesChanged', event: { type: 'received', key, totals } });
    const { subtotal, discount, tax, total } = totals;
    host.emit('voice-order-totals', { subtotal, discount, tax, total, currency: key.currency });
    return null;
  } catch (error) {
    return signal.aborted ? null : handleFailure(form, key, error, isRepeated);
  }
}

/**
 * Keeps the prices up to date: requests them 300 ms after the last edit, aborts pending requests, and retries while
 * the shop does not answer (docs/behaviour.md, Calls, docs/contract.md, Settled).
 */
export function startPrices(form: Form): Stop {
  const { store } = form;
  let controller = new AbortController();
  const invalidate = (): void => invalidatePrices(form);
  // Registered before the retry's own listener, which then has nothing left to do.
  const ignoreOnline = onPage(['online'], invalidate);
  const retry = createRetry(() => {
    controller = new AbortController();
    return requestPrices(form, controller.signal);
  });
  const debounce = createDebounce(priceWait, retry.now);
  const cancel = (): void => {
    debounce.cancel();
    controller.abort();
    retry.reset();
  };
  // Outdated prices stay outdated while the key changes; each change starts the wait again.
  const follow = (): void => {
    dispatch(form, { type: 'pricesChanged', event: { type: 'keyChanged', key: store.get(priceRequestKeyAtom) } });
    const { status } = store.get(pricesAtom);
    if (status !== 'requested' && status !== 'failed') cancel();
    if (status === 'outdated') debounce.later();
  };
  const stop = stopAll(
    store.sub(pricesAtom, follow),
    store.sub(priceRequestKeyAtom, follow),
    // The server names the tax in this language.
    store.sub(languageAtom, invalidate),
    ignoreOnline,
    cancel,
    debounce.stop,
    retry.stop,
  );
  follow();
  // Requests from before the element left the page were aborted, and failed ones are no longer retried.
  if (!store.get(arePricesCurrentAtom)) invalidate();
  return stop;
}
