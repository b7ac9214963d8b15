import { recordOf } from '../common/json.ts';

/** The currencies of the shop (docs/behaviour.md, Data). A new one is added here and in `countries`. */
export const currencies = ['CAD', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** The countries whose buyers get a currency by default; null for all others. */
const countries: Readonly<Record<Currency, readonly string[] | null>> = { CAD: ['', 'CA'], USD: null };

/** The currencies that a service's single `rate` is in; others need `rates` (docs/contract.md, On the wire). */
export const currenciesOfRate: readonly Currency[] = ['CAD', 'USD'];

export const defaultCurrency: Currency = 'CAD';

/** Creates a record with a value for each currency. */
export const forEachCurrency = <Value>(valueOf: (currency: Currency) => Value) =>
  recordOf(currencies, (currency) => currency, valueOf);

/** The currency named by a string, ignoring case; null if there is none. */
export function parseCurrency(value: unknown): Currency | null {
  const name = typeof value === 'string' ? value.toUpperCase() : '';
  return currencies.find((currency) => currency === name) ?? null;
}

/** Whether a formatted amount says which currency it is in: `US$129` and `129 €` do, a plain `$` does not. */
export const namesCurrency = (amount: string): boolean => !amount.includes('$') || /[A-Z]/u.test(amount);

/** CAD for Canada and for unknown countries, USD for any other country (docs/behaviour.md, States). */
export function currencyOfCountry(country: string): Currency {
  const named = currencies.find((currency) => countries[currency]?.includes(country.toUpperCase()));
  return named ?? currencies.find((currency) => countries[currency] === null) ?? defaultCurrency;
}
