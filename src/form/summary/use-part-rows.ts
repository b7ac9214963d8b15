import { useAtomValue } from 'jotai/react';
import { isPriceCode, type PriceLine } from '../../domain/checkout/prices.ts';
import {
  chosenOptionsAtom,
  messageIdsAtom,
  offeredOptionsAtom,
  orderWordsAtom,
  rateAtom,
} from '../../state/order/parts.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { areTotalsStaleAtom, totalsAtom } from '../../state/prices/prices.ts';
import { optionText } from '../texts/option-text.ts';
import { useFormat, useText, useTotalsFormat } from '../texts/use-text.ts';

/** A row of the table of totals. */
export interface Row {
  readonly term: string;
  /** The quantity and the unit price. */
  readonly detail?: string;
  readonly value: string;
  /** An amount of the last price. */
  readonly isAmount?: boolean;
}

interface Part {
  readonly code: string;
  readonly term: string;
  readonly isShown: boolean;
  /** The quantity; an option has none. */
  readonly count?: string;
  readonly price?: number | null | undefined;
  readonly own?: PriceLine;
}

const isOwn = ({ code }: PriceLine): boolean => !isPriceCode(code);

/** A line of the shop's own, with its own label. */
const ownPart = (own: PriceLine): Part => ({ code: own.code, term: own.label ?? '', isShown: true, own });

function useOptionParts(): readonly Part[] {
  const text = useText();
  const rate = useAtomValue(rateAtom);
  const chosen = useAtomValue(chosenOptionsAtom);
  return useAtomValue(offeredOptionsAtom).map((option) => ({
    code: option.line,
    term: optionText(text, option.code).row,
    isShown: chosen.includes(option),
    price: rate?.[option.rate],
  }));
}

/** The parts of the order (docs/behaviour.md, On screen). */
function useParts(): readonly Part[] {
  const { summary: text, totals: words, services } = useText();
  const count = String(useAtomValue(messageIdsAtom).length);
  const counts = useAtomValue(orderWordsAtom);
  const extra = counts.wordsExtra > 0 ? ` ${words.extra(counts.wordsExtra)}` : '';
  return [
    { code: 'service', term: services[useAtomValue(serviceTypeAtom)].name, isShown: false },
    { code: 'prompts', term: text.prompts, isShown: true, count },
    { code: 'words', term: text.rowWords, isShown: true, count: `${counts.words}${extra}` },
    ...useOptionParts(),
  ];
}

/** The rows above the sums: each with its amount if the server sends it, otherwise with counts. */
export function usePartRows(): readonly Row[] {
  const text = useText().summary;
  const format = useFormat();
  const totalsFormat = useTotalsFormat();
  const lines = useAtomValue(totalsAtom)?.lines;
  const isStale = useAtomValue(areTotalsStaleAtom);
  const parts = [...useParts(), ...(lines ?? []).filter(isOwn).map(ownPart)];
  return parts.flatMap(({ code, term, isShown, count, price, own }): readonly Row[] => {
    const line = own ?? lines?.find((one) => one.code === code);
    // Amounts of an older order don't apply: the rows wait for new ones.
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
