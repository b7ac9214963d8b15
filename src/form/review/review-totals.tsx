import { useAtomValue } from 'jotai/react';
import type { PriceCode } from '../../domain/prices.ts';
import {
  discountAtom,
  messageIdsAtom,
  orderWordsAtom,
  proofReadingAtom,
  rateAtom,
  rushProductionAtom,
} from '../../state/order/parts.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import {
  areTotalsStaleAtom,
  isDiscountIdleAtom,
  isRecalculatingAtom,
  isTaxLaterAtom,
  totalsAtom,
} from '../../state/prices/prices.ts';
import { Amount } from '../amount.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useFormat, useText, useTotalsFormat } from '../use-text.ts';
import * as css from './review.css.ts';

interface Row {
  readonly term: string;
  /** How many, at what price each. */
  readonly detail?: string;
  readonly value: string;
  /** An amount of the last price. */
  readonly isAmount?: boolean;
}

interface Part {
  readonly code: PriceCode;
  readonly term: string;
  readonly isShown: boolean;
  /** How many the buyer has; an option has none. */
  readonly count?: string;
  readonly price?: number | null | undefined;
}

/** What the order is made of (docs/behaviour.md, On screen). */
function useParts(): readonly Part[] {
  const { review: text, totals: words, services } = useText();
  const count = String(useAtomValue(messageIdsAtom).length);
  const counts = useAtomValue(orderWordsAtom);
  const extra = counts.wordsExtra > 0 ? ` ${words.extra(counts.wordsExtra)}` : '';
  const rate = useAtomValue(rateAtom);
  return [
    { code: 'service', term: services[useAtomValue(serviceTypeAtom)].name, isShown: false },
    { code: 'prompts', term: text.rowPrompts, isShown: true, count },
    { code: 'words', term: text.rowWords, isShown: true, count: `${counts.words}${extra}` },
    {
      code: 'proof-reading',
      term: text.rowProofReading,
      isShown: useAtomValue(proofReadingAtom),
      price: rate?.proofReading,
    },
    { code: 'rush', term: text.rowRush, isShown: useAtomValue(rushProductionAtom), price: rate?.rushProduction },
  ];
}

/** The rows above the sums: with the amount of each where the server tells it, else with counts. */
function usePartRows(): readonly Row[] {
  const text = useText().review;
  const format = useFormat();
  const totalsFormat = useTotalsFormat();
  const totals = useAtomValue(totalsAtom);
  const isStale = useAtomValue(areTotalsStaleAtom);
  const lines = totals?.lines;
  return useParts().flatMap(({ code, term, isShown, count, price }): readonly Row[] => {
    const line = lines?.find((one) => one.code === code);
    // Amounts of an older order are not this one's: the rows wait for theirs.
    if (lines && isStale)
      return isShown || code === 'service' ? [{ term, ...(count && { detail: count }), value: '–' }] : [];
    if (line) {
      const { quantity, unit, amount } = line;
      const detail = count && `${count} (${quantity} × ${totalsFormat.price(unit)})`;
      return [{ term, ...(detail && { detail }), value: totalsFormat.money(amount) }];
    }
    if (!isShown) return [];
    if (lines && count) return [{ term, detail: count, value: text.included }];
    return [{ term, value: count ?? (price == null ? text.yes : format.money(price)) }];
  });
}

/** Subtotal, discount and tax; in the guest step the tax keeps its place while the address changes. */
function useSumRows(isGuest: boolean): readonly Row[] {
  const { review: text, totals: words, discount: discountText } = useText();
  const { money, percent } = useTotalsFormat();
  const isIdle = useAtomValue(isDiscountIdleAtom);
  const least = useAtomValue(discountAtom)?.minOrderAmount ?? 0;
  const totals = useAtomValue(totalsAtom);
  const isTaxLater = useAtomValue(isTaxLaterAtom);
  const isBusy = useAtomValue(isRecalculatingAtom);
  // The first prices find their room kept.
  if (totals === null) return isBusy ? [{ term: words.subtotal, value: '–' }] : [];
  const { subtotal, discount, tax, taxName, taxRate } = totals;
  const taxTerm = taxName ? text.rowTaxNamed(`${taxName} ${percent(taxRate)}`) : text.rowTax;
  return [
    { term: words.subtotal, value: money(subtotal), isAmount: true },
    ...(discount > 0 ? [{ term: words.discount, value: money(-discount), isAmount: true }] : []),
    ...(isIdle && least > 0
      ? [{ term: words.discount, detail: discountText.minimum(money(least)), value: discountText.notYet }]
      : []),
    ...(tax !== 0 || isGuest
      ? [{ term: taxTerm, value: isTaxLater ? words.taxLater : money(tax), isAmount: !isTaxLater }]
      : []),
  ];
}

/** The table of totals (docs/behaviour.md, On screen). */
export function ReviewTotals({ isGuest }: { readonly isGuest: boolean }) {
  const words = useText().totals;
  const { money } = useTotalsFormat();
  const isBusy = useAtomValue(isRecalculatingAtom);
  const totals = useAtomValue(totalsAtom);
  const rows = [...usePartRows(), ...useSumRows(isGuest)];
  return (
    <div className={css.part}>
      <table className={css.table} aria-busy={isBusy}>
        <tbody>
          {rows.map(({ term, detail, value, isAmount = false }) => (
            <tr key={term}>
              <th scope="row" className={css.term}>
                {term}
                {detail && (
                  <>
                    {' '}
                    <span className={css.detail}>{detail}</span>
                  </>
                )}
              </th>
              <td className={css.value}>{isAmount ? <Amount>{value}</Amount> : value}</td>
            </tr>
          ))}
        </tbody>
        {(isBusy || totals !== null) && (
          <tfoot>
            <tr>
              <th scope="row" className={css.totalTerm}>
                {words.total}
              </th>
              <td className={css.totalValue}>
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
      <DeskSlot name="ready-day" />
    </div>
  );
}
