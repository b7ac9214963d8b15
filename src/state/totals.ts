import { atom } from 'jotai/vanilla';
import type { Totals } from '../domain/order-body.ts';

/**
 * What the server last said of the order's price. `question` is the calculation body, as text, that `answer` belongs
 * to; `failed` the one that could not be answered; `refused` the one whose address the server did not accept.
 */
export interface TotalsState {
  readonly answer: Totals | null;
  readonly question: string | null;
  readonly failed: string | null;
  readonly refused: string | null;
}

export const noTotals: TotalsState = { answer: null, question: null, failed: null, refused: null };

export const totalsAtom = atom<TotalsState>(noTotals);
