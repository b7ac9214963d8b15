export const currencies = ['CAD', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const defaultCurrency: Currency = 'CAD';

/** The currency named by a string, ignoring case; null if there is none. */
export function parseCurrency(value: unknown): Currency | null {
  const name = typeof value === 'string' ? value.toUpperCase() : '';
  return currencies.find((currency) => currency === name) ?? null;
}

/** CAD for Canada and for unknown countries, USD for any other country (docs/behaviour.md, States). */
export function currencyOfCountry(country: string): Currency {
  return country === '' || country.toUpperCase() === 'CA' ? 'CAD' : 'USD';
}
