import { useAtomValue } from 'jotai/react';
import { useOrder } from '../context/form-context.tsx';
import { selectCurrency, selectDiscount } from '../context/selectors.ts';
import { savingAtom, isRecalculatingAtom, isTaxLaterAtom, totalsAtom } from '../../state/prices/prices.ts';
import { Amount } from '../prices/sums.tsx';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { useText, useTotalsFormat } from '../texts/use-text.ts';
import { small, stack } from '../../styles/shared.css.ts';
import * as css from './summary.css.ts';
import { usePartRows, type Row } from './use-part-rows.ts';

/** The name of the tax with its rate, once the shop has sent it. */
export function useTaxName(): string | null | undefined {
  const { percent } = useTotalsFormat();
  const { taxName, taxRate = 0 } = useAtomValue(totalsAtom) ?? {};
  return taxName && taxRate > 0 ? `${taxName} ${percent(taxRate)}` : taxName;
}

/** Subtotal, discount and tax; in the guest step, also that the tax depends on the address. */
function useSumRows(isGuest: boolean): readonly Row[] {
  const { summary: text, totals: words, discount: discountText } = useText();
  const { money } = useTotalsFormat();
  const taxName = useTaxName();
  const isIdle = useAtomValue(savingAtom) === 0;
  const least = useOrder(selectDiscount)?.minOrderAmount ?? 0;
  const totals = useAtomValue(totalsAtom);
  const isTaxLater = useAtomValue(isTaxLaterAtom);
  const isBusy = useAtomValue(isRecalculatingAtom);
  // Space is reserved for the first prices.
  if (totals === null) return isBusy ? [{ term: words.subtotal, value: '–' }] : [];
  const { subtotal, discount, tax } = totals;
  const taxTerm = taxName ? text.rowTaxNamed(taxName) : text.rowTax;
  return [
    { term: words.subtotal, value: <Amount>{money(subtotal)}</Amount> },
    ...(discount > 0 ? [{ term: words.discount, value: <Amount>{money(-discount)}</Amount> }] : []),
    ...(isIdle && least > 0
      ? [{ term: words.discount, detail: discountText.minimum(money(least)), value: discountText.notYet }]
      : []),
    ...(tax !== 0 || (isGuest && isTaxLater)
      ? [{ term: taxTerm, value: isTaxLater ? words.taxLater : <Amount>{money(tax)}</Amount> }]
      : []),
  ];
}

/** The prices of the order's parts, line by line, and their total. */
export function TotalsTable({ isGuest }: { readonly isGuest: boolean }) {
  const { totals: words } = useText();
  const { money } = useTotalsFormat();
  const isBusy = useAtomValue(isRecalculatingAtom);
  const totals = useAtomValue(totalsAtom);
  const rows = [...usePartRows(), ...useSumRows(isGuest)];
  return (
    <table className={css.table} aria-busy={isBusy}>
      <tbody>
        {rows.map(({ term, detail, value }, index) => (
          <tr key={index}>
            <th scope="row">
              <span>{term}</span>
              {detail && (
                <>
                  {' '}
                  <span className={css.detail}>{detail}</span>
                </>
              )}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      {(isBusy || totals !== null) && (
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>
              {isBusy ? (
                <span className={css.busyTotal}>{words.recalculating}</span>
              ) : (
                totals && <Amount>{money(totals.total)}</Amount>
              )}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The table of totals (docs/behaviour.md, On screen). */
export function SummaryTotals({ isGuest }: { readonly isGuest: boolean }) {
  const { summary: text, promises } = useText();
  const currency = useOrder(selectCurrency);
  const isTaxLater = useAtomValue(isTaxLaterAtom);
  return (
    <div className={stack}>
      <TotalsTable isGuest={isGuest} />
      <p className={small}>
        <span>{text.amountsIn(currency.toUpperCase())}</span>
        {isTaxLater && <span>{` ${text.beforeTax}`}</span>}
      </p>
      <ToolSlot name="ready-day" />
      <p className={small}>{promises}</p>
    </div>
  );
}
