import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai/react';
import { isPriceCode, type PriceLine } from '../../domain/checkout/prices.ts';
import {
  chosenOptionsAtom,
  messageIdsAtom,
  offeredOptionsAtom,
  orderWordsAtom,
  rateAtom,
  serviceTypeAtom,
} from '../../state/session/order-atoms.ts';
import {
  areTotalsStaleAtom,
  isRecalculatingAtom,
  isTaxLaterAtom,
  savingAtom,
  totalsAtom,
} from '../../state/prices/price-atoms.ts';
import { optionText, useFormat, useText, useTotalsFormat } from '../texts/use-text.ts';
import { selectCurrency, selectDiscount, useOrder } from '../context/form-context.tsx';
import { Amount } from '../prices/sums.tsx';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { small, stack } from '../../styles/shared.css.ts';
import * as css from './summary.css.ts';

/** A row of the table of totals. */
interface Row {
  readonly term: string;
  /** The quantity and the unit price. */
  readonly detail?: string | undefined;
  readonly value: ReactNode;
}

interface Part {
  readonly code: string;
  readonly term: string;
  readonly isShown: boolean;
  /** The quantity; an option has none. */
  readonly count?: string;
  readonly price?: number | null | undefined;
}

/** The parts of the order (docs/behaviour.md, On screen). */
function useParts(): readonly Part[] {
  const text = useText();
  const { summary, services } = text;
  const rate = useAtomValue(rateAtom);
  const chosen = useAtomValue(chosenOptionsAtom);
  const options = useAtomValue(offeredOptionsAtom).map((option) => ({
    code: option.line,
    term: optionText(text, option.code).row,
    isShown: chosen.includes(option),
    price: rate?.[option.rate],
  }));
  const { words, wordsExtra } = useAtomValue(orderWordsAtom);
  const count = wordsExtra > 0 ? `${words} ${text.totals.extra(wordsExtra)}` : `${words}`;
  return [
    { code: 'service', term: services[useAtomValue(serviceTypeAtom)].name, isShown: false },
    { code: 'prompts', term: summary.prompts, isShown: true, count: `${useAtomValue(messageIdsAtom).length}` },
    { code: 'words', term: summary.rowWords, isShown: true, count },
    ...options,
  ];
}

/** The rows above the sums: each with its amount if the server sends it, otherwise with counts. */
function usePartRows(): readonly Row[] {
  const text = useText().summary;
  const format = useFormat();
  const { money, price: priceOf } = useTotalsFormat();
  const lines = useAtomValue(totalsAtom)?.lines;
  // Amounts of an older order don't apply: the rows wait for new ones.
  const isStale = useAtomValue(areTotalsStaleAtom);
  const amountOf = ({ amount }: PriceLine): string => (isStale ? '–' : money(amount));
  const rows = useParts().flatMap(({ code, term, isShown, count, price }): readonly Row[] => {
    const line = lines?.find((one) => one.code === code);
    if (lines && isStale) return isShown || code === 'service' ? [{ term, detail: count, value: '–' }] : [];
    if (line) {
      const detail = count && `${count} (${line.quantity} × ${priceOf(line.unit)})`;
      return [{ term, detail, value: amountOf(line) }];
    }
    if (!isShown) return [];
    if (lines && count) return [{ term, detail: count, value: text.included }];
    return [{ term, value: count ?? (price == null ? text.yes : format.money(price)) }];
  });
  // The shop's own, with their own labels.
  const own = lines?.filter(({ code }) => !isPriceCode(code)) ?? [];
  return [...rows, ...own.map((line) => ({ term: line.label ?? '', value: amountOf(line) }))];
}

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
  const applied = useOrder(selectDiscount);
  const least = applied?.minOrderAmount ?? 0;
  const totals = useAtomValue(totalsAtom);
  const isTaxLater = useAtomValue(isTaxLaterAtom);
  const isBusy = useAtomValue(isRecalculatingAtom);
  // Space is reserved for the first prices.
  if (totals === null) return isBusy ? [{ term: words.subtotal, value: '–' }] : [];
  const { subtotal, discount, tax } = totals;
  const taxTerm = taxName ? text.rowTaxNamed(taxName) : text.rowTax;
  return [
    { term: words.subtotal, value: <Amount>{money(subtotal)}</Amount> },
    ...(discount > 0
      ? [
          {
            term: words.discount,
            detail: applied?.discountCode ?? undefined,
            value: <Amount>{money(-discount)}</Amount>,
          },
        ]
      : []),
    ...(isIdle && least > 0
      ? [{ term: words.discount, detail: discountText.minimum(money(least)), value: discountText.notYet }]
      : []),
    ...(tax !== 0 || (isGuest && isTaxLater)
      ? [
          {
            term: taxTerm,
            value: isTaxLater ? <span className={css.detail}>{words.taxLater}</span> : <Amount>{money(tax)}</Amount>,
          },
        ]
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
