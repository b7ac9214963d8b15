import { count, limitsOf, networkOf, refuseFor } from '../http/limits.ts';
import { found } from '../http/refusal.ts';
import { toMajor } from '../pricing/money.ts';
import { isKnownToAll } from '../pricing/options.ts';
import { priceOrder, type Price } from '../pricing/price-order.ts';
import { taxesOf } from '../pricing/taxes.ts';
import type { DiscountRecord, ServiceRecord } from '../repositories/catalogue.ts';
import type { Shop } from '../shop.ts';
import { lineName, taxNames } from '../text/bill-names.ts';
import type { Language } from '../text/language.ts';
import type { Place } from './address.ts';
import type { CalculationRequest } from './order-schemas.ts';

/** A buyer's page may send the same wrong code after every change of the order: it is counted once. */
async function isNew(shop: Shop, codeOrId: string, ip: string): Promise<boolean> {
  const once = { name: 'one wrong code', most: 1, seconds: limitsOf(shop).wrongCodes.seconds };
  return (await shop.limits.consume(once, `${codeOrId.trim().toUpperCase()} ${networkOf(ip)}`)) === 0;
}

/**
 * The active discount with this code or id, or null. Refuses with 429 a network that has tried too many wrong codes, so
 * that codes can't be guessed.
 */
export async function findDiscount(shop: Shop, codeOrId: string, ip: string): Promise<DiscountRecord | null> {
  const limit = limitsOf(shop).wrongCodes;
  const isLimited = limit.most > 0;
  if (isLimited) refuseFor(limit, await shop.limits.secondsToWait(limit, networkOf(ip)));
  const discount = await shop.discounts.find(codeOrId);
  if (discount === null && isLimited && (await isNew(shop, codeOrId, ip))) await count(shop, limit, ip);
  return discount;
}

/** A price and its input. */
export interface Quote {
  readonly service: ServiceRecord;
  readonly discount: DiscountRecord | null;
  readonly price: Price;
}

/**
 * Calculates the price of an order at an address from the shop's own data. Counts, names and prices in the request are
 * ignored; an unknown discount has no effect. Refuses with 404 if the service is unknown, and with 429 anyone who
 * guesses codes.
 */
export async function quote(shop: Shop, request: CalculationRequest, place: Place, ip: string): Promise<Quote> {
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
