import { useAtomValue } from 'jotai/react';
import { wordTotals } from '../../domain/order-body.ts';
import { isRecalculatingAtom } from '../../state/calculation.ts';
import { orderAtom, serviceAtom } from '../../state/order.ts';
import { totalsAtom } from '../../state/totals.ts';
import { OutdatedTotals } from '../outdated-totals.tsx';
import { useFormat, useText, useTotalsFormat } from '../use-text.ts';
import * as css from './review.css.ts';

/** The table of totals (spec.md section 2, "Order Summary modal"). */
export function ReviewTotals() {
  const { review: text, totals: words } = useText();
  const format = useFormat();
  const totalsFormat = useTotalsFormat();
  const order = useAtomValue(orderAtom);
  const service = useAtomValue(serviceAtom);
  const isBusy = useAtomValue(isRecalculatingAtom);
  const { answer } = useAtomValue(totalsAtom);
  const counts = wordTotals(order, service);
  const rate = service?.rates[order.currency];
  const priced = (price: number | null | undefined): string => (price == null ? text.yes : format.money(price));
  const rows: readonly (readonly [string, string, boolean])[] = [
    [text.rowPrompts, String(order.messages.length), true],
    [text.rowWords, `${counts.words}${counts.wordsExtra > 0 ? ` ${words.extra(counts.wordsExtra)}` : ''}`, true],
    [text.rowProofReading, priced(rate?.proofReading), order.proofReading],
    [text.rowRush, priced(rate?.rushProduction), order.rushProduction],
    ...(answer === null
      ? []
      : ([
          [words.subtotal, totalsFormat.money(answer.subtotal), true],
          [words.discount, totalsFormat.money(-answer.discount), answer.discount > 0],
          [text.rowTax, totalsFormat.money(answer.tax), answer.tax !== 0],
        ] as const)),
  ];
  return (
    <div className={css.part}>
      <table className={css.table} aria-busy={isBusy}>
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
        {answer !== null && (
          <tfoot>
            <tr>
              <th scope="row" className={css.totalTerm}>
                {words.total}
              </th>
              <td className={css.totalValue}>{isBusy ? words.recalculating : totalsFormat.money(answer.total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <OutdatedTotals className={css.small} />
    </div>
  );
}
