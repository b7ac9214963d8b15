import { useAtomValue } from 'jotai/react';
import { useMemo, useSyncExternalStore } from 'react';
import type { Currency } from '../domain/service.ts';
import { orderAtom } from '../state/order.ts';
import { languageAtom } from '../state/settings.ts';
import { totalsAtom } from '../state/totals.ts';
import type { Text } from '../text/en.ts';
import { areTextsComing, numberLocale, subscribeToTexts, textLocale, textOf } from '../text/text.ts';

/** What there is in the buyer's language, also when its texts come later. */
function useInLanguage<T>(read: (language: string) => T): T {
  const language = useAtomValue(languageAtom);
  return useSyncExternalStore(subscribeToTexts, () => read(language));
}

/** The texts in the buyer's language. */
export const useText = (): Text => useInLanguage(textOf);

/** Whether the texts in the buyer's language are on their way. */
export const useAreTextsComing = (): boolean => useInLanguage(areTextsComing);

/** Formats for one language and currency; money comes from the server and is only formatted. */
export interface Format {
  readonly money: (amount: number) => string;
  readonly date: (iso: string) => string;
}

/** A plain date is that day wherever the buyer is; `new Date` would take it for midnight in Greenwich. */
const dayOf = (iso: string): Date => new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00` : iso);

/** The language of the texts shown, for what reads with them: dates, names of countries, the order of lists. */
export const useLocale = (): string => useInLanguage(textLocale);

export function useFormat(): Format {
  const { currency } = useAtomValue(orderAtom);
  return useFormatIn(currency);
}

/** Formats for the totals that the shop said last: a change of currency shows only when its answer is here. */
export function useTotalsFormat(): Format {
  const { currency } = useAtomValue(totalsAtom);
  return useFormatIn(currency);
}

function useFormatIn(currency: Currency): Format {
  const numbers = useInLanguage(numberLocale);
  const locale = useLocale();
  return useMemo(() => {
    const money = new Intl.NumberFormat(numbers, { style: 'currency', currency });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return { money: (amount) => money.format(amount), date: (iso) => date.format(dayOf(iso)) };
  }, [numbers, locale, currency]);
}
