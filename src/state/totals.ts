import { atom } from 'jotai/vanilla';
import { defaultCurrency } from '../domain/currency.ts';
import type { Totals } from '../domain/order-body.ts';
import type { Currency } from '../domain/service.ts';

/**
 * What the server last said of the order's price. `question` is the calculation body, as text, that `answer` belongs
 * to; `failed` the one that could not be answered; `refused` the one whose address the server did not accept.
 */
export interface TotalsState {
  readonly answer: Totals | null;
  /** The currency of the answer's amounts; the order's may have changed since. */
  readonly currency: Currency;
  readonly question: string | null;
  readonly failed: string | null;
  readonly refused: string | null;
}

export const noTotals: TotalsState = {
  answer: null,
  currency: defaultCurrency,
  question: null,
  failed: null,
  refused: null,
};

export const totalsAtom = atom<TotalsState>(noTotals);

/** The answer, unless it is in another currency than the order by now. */
export const currentAnswer = ({ answer, currency }: TotalsState, wanted: Currency): Totals | null =>
  currency === wanted ? answer : null;
