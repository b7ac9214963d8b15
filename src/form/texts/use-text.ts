import { useAtomValue } from 'jotai/react';
import { createContext, useContext } from 'react';
import { capitalized, dateAsWritten } from '../../domain/common/strings.ts';
import type { OptionCode } from '../../domain/order/order-options.ts';
import { en, type Text } from '../../text/en.ts';
import { selectCurrency, useOrder } from '../context/form-context.tsx';
import { namesCurrency, type Currency } from '../../domain/checkout/currency.ts';
import { priceAnswerAtom } from '../../state/prices/price-atoms.ts';
import { primary } from '../../text/text.ts';

/**
 * A language by its own name, such as `Français`, because those who look for it know that name. A region is included:
 * `en-GB` and `en-US` differ. A string that is not a language tag is shown unchanged.
 */
export function languageName(language: string): string {
  try {
    return capitalized(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);
  } catch {
    return language;
  }
}

/** The texts of an option. */
interface OptionText {
  /** Of its checkbox in Options. */
  readonly label: string;
  readonly hint?: string;
  /** In the collapsed Options. */
  readonly short: string;
  /** Of its icon in the bar. */
  readonly chosen: string;
  /** Of its row in the summary. */
  readonly row: string;
  /** If it depends on the voices whether it is available. */
  readonly voices?: {
    readonly unavailable: string;
    readonly dropped: (name: string) => string;
    readonly restored: string;
  };
}

export const optionText = ({ orderOptions }: Text, code: OptionCode): OptionText => orderOptions[code];

/** The texts and formats in the buyer's language. */
export interface Wording {
  readonly text: Text;
  /**
   * The language of the texts shown, for what is read together with them: dates, names of countries, the order of
   * lists.
   */
  readonly locale: string;
  /** The locale for amounts: the page's language, even if the texts are not in it. */
  readonly numbers: string;
  /** Creating a format takes the browser longer than rendering a card, so there is one for each currency. */
  readonly formats: Map<Currency, Format>;
}

/** Provided by the root as context, so that components read their texts without a subscription. */
export const WordingContext = createContext<Wording>({
  text: en,
  locale: en.locale,
  numbers: en.locale,
  formats: new Map(),
});

/** The texts in the buyer's language. */
export const useText = (): Text => useContext(WordingContext).text;

export const useLocale = (): string => useContext(WordingContext).locale;

/**
 * The query that tells the shop's pages the language of this page, if the browser would request another: `lang=fr`,
 * otherwise an empty string.
 */
export function useShopLanguage(): string {
  const language = primary(useLocale());
  return language === primary(navigator.language) ? '' : `lang=${language}`;
}

/** The language's word for one of the shop's, or else the shop's own word. */
export function wordFor(words: Readonly<Record<string, string>>, name: string): string {
  const key = name.toLowerCase();
  return (Object.hasOwn(words, key) && words[key]) || name;
}

/** Formats for one language and currency. Amounts come from the server and are only formatted. */
interface Format {
  readonly money: (amount: number) => string;
  /** The currency, where amounts don't name it: empty for `US$129.00`. */
  readonly currencyBeside: () => string;
  /** A price of the list: without cents if there are none, and with fractions of a cent if a word costs that little. */
  readonly price: (amount: number) => string;
  /** A fraction as 13%; shops may also send 13 for it. */
  readonly percent: (rate: number) => string;
  readonly date: (iso: string) => string;
}

/** A plain date means that day wherever the buyer is; `new Date` would read it as midnight in Greenwich. */
export const dayOf = (iso: string): Date => new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00` : iso);

const inPrices = { minimumFractionDigits: 2, maximumFractionDigits: 4, trailingZeroDisplay: 'stripIfInteger' } as const;

function makeFormat({ numbers, locale }: Wording, currency: Currency): Format {
  const number = (options: Intl.NumberFormatOptions) => {
    let made: Intl.NumberFormat | undefined;
    return (value: number): string => (made ??= new Intl.NumberFormat(numbers, options)).format(value);
  };
  const inCurrency = { style: 'currency', currency } as const;
  const money = number(inCurrency);
  const percent = number({ style: 'percent', maximumFractionDigits: 3 });
  return {
    currencyBeside: () => (namesCurrency(money(0)) ? '' : currency),
    // The minus sign of bills, which is as wide as a digit.
    money: (amount) => money(amount).replace('-', '−'),
    price: number({ ...inCurrency, ...inPrices }),
    percent: (rate) => percent(rate > 1 ? rate / 100 : rate),
    date: (iso) => dateAsWritten(new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(dayOf(iso)), locale),
  };
}

function useFormatIn(currency: Currency): Format {
  const wording = useContext(WordingContext);
  const format = wording.formats.get(currency) ?? makeFormat(wording, currency);
  wording.formats.set(currency, format);
  return format;
}

/** The currency of the order. */
const useCurrency = (): Currency => useOrder(selectCurrency);

/** Formats in the currency of the order. */
export const useFormat = (): Format => useFormatIn(useCurrency());

/** Formats for the shop's last totals: a change of currency shows only when its answer has arrived. */
export function useTotalsFormat(): Format {
  const currency = useCurrency();
  return useFormatIn(useAtomValue(priceAnswerAtom)?.currency ?? currency);
}
