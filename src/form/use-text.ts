import { useAtomValue } from 'jotai/react';
import type { Currency } from '../domain/currency.ts';
import { currencyAtom } from '../state/order/parts.ts';
import { languageAtom } from '../state/host/settings.ts';
import { priceAnswerAtom } from '../state/prices/prices.ts';
import type { Text } from '../text/en.ts';
import { numberLocale, textLocale, textOf } from '../text/text.ts';

/** The texts in the buyer's language. */
export function useText(): Text {
  return textOf(useAtomValue(languageAtom));
}

/** Formats for one language and currency; money comes from the server and is only formatted. */
export interface Format {
  readonly money: (amount: number) => string;
  readonly date: (iso: string) => string;
}

/** A plain date is that day wherever the buyer is; `new Date` would take it for midnight in Greenwich. */
const dayOf = (iso: string): Date => new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00` : iso);

/** The language of the texts shown, for what reads with them: dates, names of countries, the order of lists. */
export function useLocale(): string {
  return textLocale(useAtomValue(languageAtom));
}

export function useFormat(): Format {
  return useFormatIn(useAtomValue(currencyAtom));
}

/** Formats for the totals that the shop said last: a change of currency shows only when its answer is here. */
export function useTotalsFormat(): Format {
  const asked = useAtomValue(currencyAtom);
  return useFormatIn(useAtomValue(priceAnswerAtom)?.currency ?? asked);
}

/** Making one of these takes the browser longer than drawing a card: each is made once, where it is first needed. */
const formats = new Map<string, Format>();

function makeFormat(language: string, currency: Currency): Format {
  let money: Intl.NumberFormat | undefined;
  let date: Intl.DateTimeFormat | undefined;
  return {
    money: (amount) => {
      money ??= new Intl.NumberFormat(numberLocale(language), { style: 'currency', currency });
      return money.format(amount);
    },
    date: (iso) => {
      date ??= new Intl.DateTimeFormat(textLocale(language), { dateStyle: 'medium' });
      return date.format(dayOf(iso));
    },
  };
}

function useFormatIn(currency: Currency): Format {
  const language = useAtomValue(languageAtom);
  const key = `${language} ${currency}`;
  const format = formats.get(key) ?? makeFormat(language, currency);
  formats.set(key, format);
  return format;
}
