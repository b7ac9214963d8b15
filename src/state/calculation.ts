import { atom } from 'jotai/vanilla';
import { calculate, calculateGuest } from '../api/calculation.ts';
import { ApiError } from '../api/errors.ts';
import { addressOf } from '../domain/guest.ts';
import { calculationBody, type CalculationBody, type Totals } from '../domain/order-body.ts';
import { chosen } from '../domain/slots.ts';
import { guestAtom } from './guest.ts';
import { hostAtom } from './host.ts';
import { failAtom, reportAtom } from './notices.ts';
import { isOnlineAtom } from './online.ts';
import { orderAtom, orderContextAtom, serviceAtom } from './order.ts';
import { asBuyer, isLoggedInAtom } from './session.ts';
import { clientAtom } from './settings.ts';
import type { OrderStore } from './store.ts';
import { noTotals, totalsAtom } from './totals.ts';
import { userAtom } from './user.ts';

const debounce = 300;
const retryDelays = [5_000, 15_000, 30_000];

/** What the price depends on: the order, and where the buyer lives as far as that is known. */
const inquiryAtom = atom((get) => {
  const order = get(orderAtom);
  if (get(serviceAtom) === null || chosen(order.voices).length === 0) return null;
  const address = get(isLoggedInAtom) ? (get(userAtom)?.address ?? null) : addressOf(get(guestAtom));
  return { body: calculationBody(order, get(orderContextAtom)), address, isLoggedIn: get(isLoggedInAtom) };
});

/** What the server is to be asked, as text; null without a service or a voice (spec.md section 5). */
export const questionAtom = atom((get) => {
  const inquiry = get(inquiryAtom);
  return inquiry === null ? null : JSON.stringify(inquiry);
});

/** Whether the totals shown are older than the order. */
export const isRecalculatingAtom = atom((get) => {
  const question = get(questionAtom);
  const { question: answered, failed, refused } = get(totalsAtom);
  return question !== null && ![answered, failed, refused].includes(question);
});

/** Whether the totals shown are those of the order as it is. */
export const areTotalsCurrentAtom = atom((get) => {
  const question = get(questionAtom);
  return question !== null && question === get(totalsAtom).question;
});

/** Whether the totals shown may be those of an older order, or of an older price list. */
export const areTotalsOutdatedAtom = atom((get) => {
  const { failed, refused } = get(totalsAtom);
  return get(questionAtom) !== null && (failed !== null || refused !== null || !get(isOnlineAtom));
});

/** Asks for the totals again, as after a failure, or when the page slept for a while. */
export const askTotalsAtom = atom(null, (get, set) => {
  set(totalsAtom, { ...get(totalsAtom), question: null, failed: null });
});

/** Whether the server did not accept the address typed so far (contract.md section 4, guest form). */
export const isAddressRefusedAtom = atom((get) => {
  const { refused } = get(totalsAtom);
  return refused !== null && refused === get(questionAtom);
});

/** A refusal of the address is the guest form's to tell. */
function isAddressRefusal(error: unknown, country: string): boolean {
  if (!(error instanceof ApiError) || ![400, 422].includes(error.status ?? 0) || country === '') return false;
  // The shop answers in the language of the page.
  return /\b(address|adresse|country|pays|state|province)\b/i.test(error.serverMessage ?? '');
}

function calculateFor(store: OrderStore, body: CalculationBody, signal: AbortSignal): Promise<Totals> {
  const client = store.get(clientAtom);
  const address = addressOf(store.get(guestAtom));
  return asBuyer(store.get, store.set, (token) =>
    token === null ? calculateGuest(client, { ...body, address }, signal) : calculate(client, { body, token }, signal),
  );
}

/**
 * Asks once. An answer to an older question is dropped. Gives after how many milliseconds asking again may help, as far
 * as the shop said so; null where there is no need to.
 */
async function ask(store: OrderStore, signal: AbortSignal): Promise<number | null> {
  const question = store.get(questionAtom);
  const inquiry = store.get(inquiryAtom);
  if (question === null || inquiry === null) return null;
  const isStale = (): boolean => signal.aborted || store.get(questionAtom) !== question;
  try {
    const answer = await calculateFor(store, inquiry.body, signal);
    if (isStale()) return null;
    const { currency } = inquiry.body;
    store.set(totalsAtom, { ...noTotals, answer, currency, question });
    const { subtotal, discount, tax, total } = answer;
    store.get(hostAtom).emit('voice-order-totals', { subtotal, discount, tax, total, currency });
    return null;
  } catch (error) {
    if (isStale()) return null;
    return settleFailure(store, {
      question,
      error,
      country: inquiry.isLoggedIn ? '' : (inquiry.address?.country ?? ''),
    });
  }
}

interface FailedQuestion {
  readonly question: string;
  readonly error: unknown;
  readonly country: string;
}

function settleFailure(store: OrderStore, { question, error, country }: FailedQuestion): number | null {
  const totals = store.get(totalsAtom);
  if (isAddressRefusal(error, country)) {
    store.set(totalsAtom, { ...totals, refused: question });
    store.set(reportAtom, { area: 'calculate', notice: { key: 'calculationFailed' }, error });
    return null;
  }
  if (totals.failed !== question)
    store.set(failAtom, { area: 'calculate', notice: { key: 'calculationFailed' }, error });
  store.set(totalsAtom, { ...totals, failed: question });
  if (!(error instanceof ApiError)) return 0;
  const { status = 500, retryAfter } = error;
  return status < 500 && status !== 429 ? null : retryAfter;
}

/**
 * Keeps the totals in step with the order: asks 300 ms after the last edit, calls off what is under way, and tries
 * again while the shop does not answer (spec.md section 7, contract.md section 4). Gives the function that stops it.
 */
export function startCalculation(store: OrderStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay = new AbortController();

  const schedule = (delay: number, failures: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      underWay.abort();
      underWay = new AbortController();
      void ask(store, underWay.signal).then((wait) => {
        const delay = retryDelays[Math.min(failures, retryDelays.length - 1)] ?? debounce;
        if (wait !== null) schedule(Math.max(delay, wait), failures + 1);
      });
    }, delay);
  };
  const restart = (): void => {
    underWay.abort();
    clearTimeout(timer);
    if (store.get(questionAtom) === null) store.set(totalsAtom, noTotals);
    else if (store.get(isRecalculatingAtom)) schedule(debounce, 0);
  };
  const unsubscribes = [
    store.sub(questionAtom, restart),
    // Totals that were called out of date, as after a refusal of theirs, are asked for anew.
    store.sub(isRecalculatingAtom, () => store.get(isRecalculatingAtom) && restart()),
  ];
  const askAgain = (): void => store.set(askTotalsAtom);
  addEventListener('online', askAgain);
  restart();
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    removeEventListener('online', askAgain);
    clearTimeout(timer);
    underWay.abort();
  };
}
