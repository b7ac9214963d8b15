import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { OrderLine, TaxLine } from '../pricing/price-order.ts';
import { formatsOf } from './formats.ts';
import type { Language } from './language.ts';
import { textsIn } from './texts.ts';

/** What a line of a bill is called. */
export function lineName(language: Language, { code }: OrderLine, serviceTitle: string): string {
  return code === 'service' ? serviceTitle : textsIn(language).bill.lines[code];
}

/** How many of a line at what price each, where a number of them was ordered: `2 × $29.00`; else an empty text. */
export function lineCount(language: Language, { code, quantity, unit }: OrderLine, currency: Currency): string {
  const isCounted = quantity > 1 || code === 'prompts' || code === 'words';
  return isCounted ? `${quantity} × ${formatsOf(language).money(unit, currency)}` : '';
}

/** The names of all taxes of an order: `GST + QST`, `TPS + TVQ`; undefined where there are none. */
export function taxNames(language: Language, taxes: readonly TaxLine[]): string | undefined {
  return taxes.map(({ name }) => textsIn(language).bill.taxes[name]).join(' + ') || undefined;
}

/** A tax as people read it: `QST (9.975%)`. */
export function taxName(language: Language, { name, rate }: Pick<TaxLine, 'name' | 'rate'>): string {
  return `${textsIn(language).bill.taxes[name]} (${formatsOf(language).percent(rate / 100_000)})`;
}
