import { calculate } from '../../api/calculation.ts';
import { detailsOf } from '../../api/errors.ts';
import { noAddress } from '../../domain/buyer/address.ts';
import { calculationBody } from '../../domain/checkout/order-body.ts';
import type { AskedPrices, PriceQuestion, Totals } from '../../domain/checkout/prices.ts';
import { priceWait } from '../../domain/common/waits.ts';
import { asBuyer } from '../buyer/session.ts';
import { hostAtom } from '../host/host.ts';
import { isOnlineAtom } from '../host/online.ts';
import { onPage, stopAll, type Stop } from '../host/listen.ts';
import { createRetrier } from '../host/retrier.ts';
import { clientAtom, languageAtom } from '../host/settings.ts';
import { failAtom, reportAtom } from '../notices/notices.ts';
import { orderAtom } from '../order/order.ts';
import type { OrderStore } from '../atoms/store.ts';
import { arePricesCurrentAtom, askPricesAtom, orderContextAtom, priceQuestionAtom, pricesAtom } from './prices.ts';

const failure = { area: 'calculate', notice: { key: 'calculationFailed' } } as const;

/** The guest form shows a refusal of the address. The wording of the server's message does not matter. */
function isAddressRefusal(error: unknown, { isLoggedIn, address }: PriceQuestion): boolean {
  if (isLoggedIn || !address?.country) return false;
  const { status, code, field = code } = detailsOf(error);
  return field === undefined ? status === 422 : /^address\b/.test(field);
}

function calculateFor(store: OrderStore, { address }: PriceQuestion, signal: AbortSignal): Promise<Totals> {
  const client = store.get(clientAtom);
  const body = calculationBody(store.get(orderAtom), store.get(orderContextAtom));
  return asBuyer(store.get, store.set, (token) =>
    calculate(client, token === null ? { ...body, address: address ?? noAddress } : body, { token, signal }),
  );
}

/**
 * Requests the prices once. Returns the milliseconds after which another request may help, as far as the shop said so;
 * null if it would not help.
 */
async function ask(store: OrderStore, signal: AbortSignal): Promise<number | null> {
  const before = store.get(pricesAtom);
  // It asks by itself once the browser is online again.
  if (before.status === 'none' || !store.get(isOnlineAtom)) return null;
  const { question } = before;
  store.set(pricesAtom, { type: 'asking' });
  try {
    const totals = await calculateFor(store, question, signal);
    if (signal.aborted) return null;
    store.set(pricesAtom, { type: 'answered', question, totals });
    const { subtotal, discount, tax, total } = totals;
    store.get(hostAtom).emit('voice-order-totals', { subtotal, discount, tax, total, currency: question.currency });
    return null;
  } catch (error) {
    return signal.aborted ? null : failed(store, before, error);
  }
}

/** The request for these prices has failed. */
function failed(store: OrderStore, { question, status: before }: AskedPrices, error: unknown): number | null {
  if (isAddressRefusal(error, question)) {
    store.set(pricesAtom, { type: 'refused', question });
    store.set(reportAtom, { ...failure, error });
    return null;
  }
  store.set(pricesAtom, { type: 'failed', question });
  // The buyer is told once. While offline, the totals show it themselves.
  if (before !== 'failed') store.set(store.get(isOnlineAtom) ? failAtom : reportAtom, { ...failure, error });
  const { status = 500, retryAfter = 0 } = detailsOf(error);
  return status < 500 && status !== 429 ? null : retryAfter;
}

/**
 * Keeps the prices up to date: requests them 300 ms after the last edit, aborts pending requests, and retries while the
 * shop does not answer (docs/behaviour.md, Calls, docs/contract.md, Settled). Returns the function that stops it.
 */
export function startPrices(store: OrderStore): Stop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = new AbortController();
  const askAgain = (): void => store.set(askPricesAtom);
  // Registered before the retrier's own listener, which then has nothing left to do.
  const ignoreOnline = onPage(['online'], askAgain);
  const retrier = createRetrier(() => {
    underWay = new AbortController();
    return ask(store, underWay.signal);
  });
  const cease = (): void => {
    clearTimeout(timer);
    underWay.abort();
    retrier.reset();
  };
  const question = (): void => store.set(pricesAtom, { type: 'questioned', question: store.get(priceQuestionAtom) });
  const follow = (): void => {
    const { status } = store.get(pricesAtom);
    if (status !== 'asking' && status !== 'failed') cease();
    if (status === 'outdated') timer = setTimeout(retrier.now, priceWait);
  };
  const stop = stopAll(
    store.sub(pricesAtom, follow),
    store.sub(priceQuestionAtom, question),
    // The server names the tax in this language.
    store.sub(languageAtom, askAgain),
    ignoreOnline,
    cease,
    retrier.stop,
  );
  question();
  // Requests from before the element left the page were aborted, and failed ones are no longer retried.
  if (!store.get(arePricesCurrentAtom)) askAgain();
  return stop;
}
