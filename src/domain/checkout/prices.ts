import type { Address } from '../buyer/address.ts';
import type { Currency } from './currency.ts';
import type { Order } from '../order/order.ts';
import { orderOptions, type OrderOption } from '../order/order-options.ts';
import { pricedBody, type OrderContext } from './order-body.ts';
import { isSame } from '../common/json.ts';

/** The codes of price lines that the form can name (docs/contract.md, On the wire). */
export type PriceCode = 'service' | 'prompts' | 'words' | OrderOption['line'];
export const priceCodes: readonly PriceCode[] = [
  'service',
  'prompts',
  'words',
  ...orderOptions.map(({ line }) => line),
];

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

/** Everything that a price depends on. */
export function priceQuestion(order: Order, context: OrderContext, buyer: PriceBuyer) {
  const texts = order.messages.map(({ content }) => content);
  return { ...pricedBody(order, context, texts), ...buyer };
}
export type PriceQuestion = ReturnType<typeof priceQuestion>;

/** The server's last answer. `question` is the request it belongs to; null once the answer may be outdated. */
export interface PriceAnswer {
  readonly question: PriceQuestion | null;
  readonly totals: Totals;
  /** The currency and the address of the amounts; the order's may have changed since. */
  readonly currency: Currency;
  readonly address: Address | null;
}

/**
 * The state of an order's price: nothing is requested (`none`), the prices shown are older than the order (`outdated`),
 * a request is pending, the answer has arrived (`current`), the server refused the address (`refused`), or it did not
 * answer (`failed`). `last` is the answer shown meanwhile.
 */
export type Prices =
  | { readonly status: 'none'; readonly last: null }
  | { readonly status: 'current'; readonly question: PriceQuestion; readonly last: PriceAnswer }
  | {
      readonly status: 'outdated' | 'asking' | 'refused' | 'failed';
      readonly question: PriceQuestion;
      readonly last: PriceAnswer | null;
    };

export const noPrices: Prices = { status: 'none', last: null };

/** The possible events. */
export type PriceEvent =
  /** The order or the buyer has changed; null without a service or a voice (docs/behaviour.md, Rules). */
  | { readonly type: 'questioned'; readonly question: PriceQuestion | null }
  /** The prices shown may be outdated, for example after a long sleep or a refusal. */
  | { readonly type: 'doubted' }
  | { readonly type: 'asking' }
  /** The result of a request. */
  | { readonly type: 'answered'; readonly question: PriceQuestion; readonly totals: Totals }
  | { readonly type: 'refused' | 'failed'; readonly question: PriceQuestion };

function questioned(prices: Prices, question: PriceQuestion | null): Prices {
  const { last } = prices;
  if (question === null) return noPrices;
  if (prices.status !== 'none' && isSame(prices.question, question)) return prices;
  // An edit that was undone needs no new answer.
  if (last !== null && isSame(last.question, question)) return { status: 'current', question, last };
  return { status: 'outdated', question, last };
}

/** Prices that there is something to request for. */
export type AskedPrices = Exclude<Prices, { readonly status: 'none' }>;
type Later = Exclude<PriceEvent, { readonly type: 'questioned' }>;

/** Whether a result is too late: the request has changed by now, or is to be repeated. */
const isLate = (prices: AskedPrices, event: Later): boolean =>
  'question' in event && (prices.status !== 'asking' || prices.question !== event.question);

/** The state after an event; an answer to an older request changes nothing (docs/contract.md, Settled). */
export function pricesAfter(prices: Prices, event: PriceEvent): Prices {
  if (event.type === 'questioned') return questioned(prices, event.question);
  if (prices.status === 'none' || isLate(prices, event)) return prices;
  const { question, last } = prices;
  if (event.type === 'doubted') return { status: 'outdated', question, last: last && { ...last, question: null } };
  if (event.type !== 'answered') return { status: event.type, question, last };
  const { totals } = event;
  const { currency, address } = question;
  return { status: 'current', question, last: { question, totals, currency, address } };
}
