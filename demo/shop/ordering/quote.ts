import { found } from '../http/refusal.ts';
import { isKnownToAll } from '../pricing/options.ts';
import { priceOrder, type Price } from '../pricing/price-order.ts';
import { toMajor } from '../pricing/money.ts';
import { taxesOf } from '../pricing/taxes.ts';
import type { DiscountRecord, ServiceRecord } from '../repositories/catalogue.ts';
import type { CalculationRequest } from './order-schemas.ts';
import type { Shop } from '../shop.ts';
import { lineName, taxNames } from '../text/bill-names.ts';
import type { Language } from '../text/language.ts';
import type { Place } from './address.ts';
import { findDiscount } from './find-discount.ts';

/** A price and its input. */
export interface Quote {
  readonly service: ServiceRecord;
  readonly discount: DiscountRecord | null;
  readonly price: Price;
}

/** The buyer's address, for the taxes, and network, for the limits. */
export interface Buyer {
  readonly place: Place;
  readonly ip: string;
}

/**
 * Calculates the price of an order at an address from the shop's own data. Counts, names and prices in the request are
 * ignored; an unknown discount has no effect. Refuses with 404 if the service is unknown, and with 429 anyone who
 * guesses codes.
 */
export async function quote(shop: Shop, request: CalculationRequest, { place, ip }: Buyer): Promise<Quote> {
  const service = found(await shop.services.find(request.serviceId), 'service-unknown');
  const code = request.discountCodeOrId;
  const discount = code === null || code === '' ? null : await findDiscount(shop, code, ip);
  const price = priceOrder({
    rates: service.rates[request.currency],
    includedPrompts: service.includedPrompts,
    includedWordsPerPrompt: service.includedWordsPerPrompt,
    messages: request.items.map(({ content }) => content),
    options: request.options,
    discount,
    taxes: taxesOf(place),
  });
  return { service, discount, price };
}

/**
 * A price on the wire: amounts in major units, rates as fractions (docs/behaviour.md, Calls), and its lines
 * (docs/contract.md, On the wire).
 */
export function wirePrice(price: Price, language: Language) {
  return {
    lines: price.lines.map((line) => ({
      code: line.code,
      ...(isKnownToAll(line.code) ? {} : { label: lineName(language, line, '') }),
      quantity: line.quantity,
      unit: toMajor(line.unit),
      amount: toMajor(line.amount),
    })),
    taxName: taxNames(language, price.taxes),
    subtotal: toMajor(price.subtotal),
    discount: toMajor(price.discount),
    discountRate: price.discountRate,
    tax: toMajor(price.tax),
    taxRate: price.taxRate,
    total: toMajor(price.total),
    totalNoTax: toMajor(price.subtotal - price.discount),
    totalWordCount: price.totalWordCount,
    extraWordCount: price.extraWordCount,
  };
}
