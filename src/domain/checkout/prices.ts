import type { Address } from '../buyer/address.ts';
import type { Currency } from './currency.ts';
import type { Order } from '../order/order.ts';
import { orderOptions } from '../order/order-options.ts';
import { pricedBody, type OrderContext } from './order-body.ts';
import { isSame } from '../common/json.ts';

/** The codes of price lines that the form can name (docs/contract.md, On the wire). */
export const priceCodes = ['service', 'prompts', 'words', ...orderOptions.map(({ line }) => line)] as const;
export type PriceCode = (typeof priceCodes)[number];

export const isPriceCode = (code: string): boolean => priceCodes.some((known) => known === code);

/** One line of the price: the quantity and the unit price. */
export interface PriceLine {
  /** A `PriceCode`, or the shop's own code with a label in the buyer's language. */
  readonly code: string;
  readonly label: string | null;
  readonly quantity: number;
  readonly unit: number;
  readonly amount: number;
}

/**
 * What the server calculates for an order (docs/behaviour.md, Data). Amounts are in major units of the order's
 * currency.
 */
export interface Totals {
  readonly subtotal: number;
  readonly discount: number;
  readonly discountRate: number;
  readonly tax: number;
  readonly taxRate: number;
  readonly total: number;
  readonly totalNoTax: number;
  readonly totalWordCount: number;
  readonly extraWordCount: number;
  /** The lines of the subtotal; null if the server does not send them. */
  readonly lines: readonly PriceLine[] | null;
  readonly taxName: string | null;
}

/** The buyer that the price is for: a logged-in buyer, or a guest with the address typed so far; null if unknown. */
export interface PriceBuyer {
  readonly isLoggedIn: boolean;
  readonly address: Address | null;
}

/** Everything that a price depends on; an equal key needs no new request. */
export function priceRequestKey(order: Order, context: OrderContext, buyer: PriceBuyer) {
  const texts = order.messages.map(({ content }) => content);
  return { ...pricedBody(order, context, texts), ...buyer };
}
export type PriceRequestKey = ReturnType<typeof priceRequestKey>;

/** The server's last answer. `key` is that of its request; null once the answer may be outdated. */
export interface PriceAnswer {
  readonly key: PriceRequestKey | null;
  readonly totals: Totals;
  /** The currency and the address of the amounts; the order's may have changed since. */
  readonly currency: Currency;
  readonly address: Address | null;
}

/**
 * The state of an order's price: nothing to request (`none`), the prices shown are older than the order (`outdated`), a
 * request is pending (`requested`), its answer has arrived (`current`), the server refused the address (`refused`), or
 * the request failed for another reason (`failed`). `last` is the answer shown meanwhile, `key` that of the request:
 * outdated prices have none, so that further edits don't change the state.
 */
export type Prices =
  | { readonly status: 'none'; readonly last: null }
  | { readonly status: 'outdated'; readonly last: PriceAnswer | null }
  | { readonly status: 'current'; readonly key: PriceRequestKey; readonly last: PriceAnswer }
  | {
      readonly status: 'requested' | 'refused' | 'failed';
      readonly key: PriceRequestKey;
      readonly last: PriceAnswer | null;
    };

export const noPrices: Prices = { status: 'none', last: null };

/** The possible events. */
export type PriceEvent =
  /** The order or the buyer has changed; null without a service or a voice (docs/behaviour.md, Rules). */
  | { readonly type: 'keyChanged'; readonly key: PriceRequestKey | null }
  /** The prices shown may be outdated, for example after a long sleep or a refusal. */
  | { readonly type: 'invalidated' }
  | { readonly type: 'requested'; readonly key: PriceRequestKey }
  /** The result of a request. */
  | { readonly type: 'received'; readonly key: PriceRequestKey; readonly totals: Totals }
  | { readonly type: 'refused' | 'failed'; readonly key: PriceRequestKey };

function withKey(prices: Prices, key: PriceRequestKey | null): Prices {
  const { last } = prices;
  if (key === null) return noPrices;
  if ('key' in prices && isSame(prices.key, key)) return prices;
  // An edit that was undone needs no new answer.
  if (last !== null && isSame(last.key, key)) return { status: 'current', key, last };
  return prices.status === 'outdated' ? prices : { status: 'outdated', last };
}

/** The state after an event; an answer to an older request changes nothing (docs/contract.md, Settled). */
export function pricesAfter(prices: Prices, event: PriceEvent): Prices {
  if (event.type === 'keyChanged') return withKey(prices, event.key);
  if (prices.status === 'none') return prices;
  const { last } = prices;
  if (event.type === 'invalidated') return { status: 'outdated', last: last && { ...last, key: null } };
  const { type, key } = event;
  if (type === 'requested') return { status: type, key, last };
  // Too late: the request has changed, or is to be repeated.
  if (prices.status !== 'requested' || prices.key !== key) return prices;
  if (type !== 'received') return { status: type, key, last };
  const { currency, address } = key;
  return { status: 'current', key, last: { key, totals: event.totals, currency, address } };
}
