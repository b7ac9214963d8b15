import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import type { Currency } from '../domain/service.ts';
import { orderAtom } from '../state/order.ts';
import { languageAtom } from '../state/settings.ts';
import { totalsAtom } from '../state/totals.ts';
import type { Text } from '../text/en.ts';
import { textOf } from '../text/text.ts';

/** The texts in the buyer's language. */
export function useText(): Text {
  return textOf(useAtomValue(languageAtom));
}

/** Formats for one language and currency; money comes from the server and is only formatted. */
export interface Format {
  readonly money: (amount: number) => string;
  readonly date: (iso: string) => string;
}

/** A tag that Intl knows: hosts write `fr_CA`, or nonsense. */
function knownLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replace('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** A plain date is that day wherever the buyer is; `new Date` would take it for midnight in Greenwich. */
const dayOf = (iso: string): Date => new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00` : iso);

export function useLocale(): string {
  return knownLocale(useAtomValue(languageAtom));
}

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
  const locale = useLocale();
  return useMemo(() => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    return { money: (amount) => money.format(amount), date: (iso) => date.format(dayOf(iso)) };
  }, [locale, currency]);
}
