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
} from '../../state/session/order.ts';
import { areTotalsStaleAtom, totalsAtom } from '../../state/prices/prices.ts';
import { optionText } from '../texts/option-text.ts';
import { useFormat, useText, useTotalsFormat } from '../texts/use-text.ts';

/** A row of the table of totals. */
export interface Row {
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
export function usePartRows(): readonly Row[] {
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
