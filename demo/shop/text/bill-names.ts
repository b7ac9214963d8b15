import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { OrderLine } from '../pricing/price-order.ts';
import type { TaxLine } from '../pricing/taxes.ts';
import { formatsOf } from './formats.ts';
import type { Language } from './language.ts';
import { textsIn } from './texts.ts';

/** The label of a line in a bill. */
export function lineName(language: Language, { code }: OrderLine, serviceTitle: string): string {
  return code === 'service' ? serviceTitle : textsIn(language).bill.lines[code];
}

/** The quantity and unit price of a line, if it has a quantity: `2 × $29.00`; otherwise an empty string. */
export function lineCount(language: Language, { code, quantity, unit }: OrderLine, currency: Currency): string {
  const isCounted = quantity > 1 || code === 'prompts' || code === 'words';
  return isCounted ? `${quantity} × ${formatsOf(language).money(unit, currency)}` : '';
}

/** The names of all taxes of an order: `GST + QST`, `TPS + TVQ`; undefined if there are none. */
export function taxNames(language: Language, taxes: readonly TaxLine[]): string | undefined {
  return taxes.map(({ name }) => textsIn(language).bill.taxes[name]).join(' + ') || undefined;
}

/** A tax with its rate: `QST (9.975%)`. */
export function taxName(language: Language, { name, rate }: Pick<TaxLine, 'name' | 'rate'>): string {
  return `${textsIn(language).bill.taxes[name]} (${formatsOf(language).percent(rate / 100_000)})`;
}
