import { useAtomValue } from 'jotai/react';
import {
  messageIdsAtom,
  orderWordsAtom,
  proofReadingAtom,
  rateAtom,
  rushProductionAtom,
} from '../../state/order/parts.ts';
import { isRecalculatingAtom, totalsAtom } from '../../state/prices/prices.ts';
import { OutdatedTotals } from '../outdated-totals.tsx';
import { ReadyDay } from '../ready-day.tsx';
import { useFormat, useText, useTotalsFormat } from '../use-text.ts';
import * as css from './review.css.ts';

/** The table of totals (spec.md section 2, "Order Summary modal"), which may keep room for a tax that is still to come. */
export function ReviewTotals({ keepsRoom = false }: { readonly keepsRoom?: boolean }) {
  const { review: text, totals: words } = useText();
  const format = useFormat();
  const totalsFormat = useTotalsFormat();
  const isBusy = useAtomValue(isRecalculatingAtom);
  const totals = useAtomValue(totalsAtom);
  const counts = useAtomValue(orderWordsAtom);
  const rate = useAtomValue(rateAtom);
  const priced = (price: number | null | undefined): string => (price == null ? text.yes : format.money(price));
  const rows: readonly (readonly [string, string, boolean])[] = [
    [text.rowPrompts, String(useAtomValue(messageIdsAtom).length), true],
    [text.rowWords, `${counts.words}${counts.wordsExtra > 0 ? ` ${words.extra(counts.wordsExtra)}` : ''}`, true],
    [text.rowProofReading, priced(rate?.proofReading), useAtomValue(proofReadingAtom)],
    [text.rowRush, priced(rate?.rushProduction), useAtomValue(rushProductionAtom)],
    ...(totals === null
      ? []
      : ([
          [words.subtotal, totalsFormat.money(totals.subtotal), true],
          [words.discount, totalsFormat.money(-totals.discount), totals.discount > 0],
          [text.rowTax, totalsFormat.money(totals.tax), totals.tax !== 0],
        ] as const)),
  ];
  return (
    <div className={css.part}>
      <table className={`${css.table} ${keepsRoom && totals?.tax === 0 ? css.room : ''}`} aria-busy={isBusy}>
        <tbody>
          {rows.map(
            ([term, value, isShown]) =>
              isShown && (
                <tr key={term}>
                  <th scope="row" className={css.term}>
                    {term}
                  </th>
                  <td className={css.value}>{value}</td>
                </tr>
              ),
          )}
        </tbody>
        {totals !== null && (
          <tfoot>
            <tr>
              <th scope="row" className={css.totalTerm}>
                {words.total}
              </th>
              <td className={css.totalValue}>{isBusy ? words.recalculating : totalsFormat.money(totals.total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <OutdatedTotals className={css.small} />
      <ReadyDay />
    </div>
  );
}
