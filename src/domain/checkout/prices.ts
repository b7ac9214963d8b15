import type { Address } from '../buyer/address.ts';
import type { Currency } from './currency.ts';
import { discountReference } from './discount.ts';
import type { Order } from '../order/order.ts';
import { orderOptions, type OrderOption } from '../order/order-options.ts';
import { tracksOf, wireOptions, type OrderContext } from './order-body.ts';
import { isSame } from '../common/is-same.ts';
import { chosen } from '../order/slots.ts';

/** What a line of the price that the form can name is for (docs/contract.md, On the wire). */
export type PriceCode = 'service' | 'prompts' | 'words' | OrderOption['line'];
export const priceCodes: readonly PriceCode[] = [
  'service',
  'prompts',
  'words',
  ...orderOptions.map(({ line }) => line),
];

export const isPriceCode = (code: string): boolean => priceCodes.some((known) => known === code);

/** One line of the price: how many, at what price each. */
export interface PriceLine {
  /** A `PriceCode`, or the shop's own with a label in the buyer's language. */
  readonly code: string;
  readonly label: string | null;
  readonly quantity: number;
  readonly unit: number;
  readonly amount: number;
}

/** What the server calculates for an order (docs/behaviour.md, Data). Amounts in major units of the order's currency. */
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
  /** What the subtotal is made of; null where the server does not say. */
  readonly lines: readonly PriceLine[] | null;
  readonly taxName: string | null;
}

/** Whose price it is: a logged-in buyer, or a guest with the address typed so far; null where it is not known. */
export interface PriceBuyer {
  readonly isLoggedIn: boolean;
  readonly address: Address | null;
}

/** All that a price depends on. */
export function priceQuestion(order: Order, { service, referral }: OrderContext, buyer: PriceBuyer) {
  return {
    serviceId: service?.id,
    currency: order.currency,
    voices: chosen(order.voices),
    tracks: tracksOf(order),
    musicSeconds: order.musicSeconds,
    texts: order.messages.map(({ content }) => content),
    options: wireOptions(order, service),
    phoneSystem: order.phoneSystem,
    discount: discountReference(order.discount),
    referral,
    ...buyer,
  };
}
export type PriceQuestion = ReturnType<typeof priceQuestion>;

/** The server's last answer. `question` is what it answers; null once it may no longer hold. */
export interface PriceAnswer {
  readonly question: PriceQuestion | null;
  readonly totals: Totals;
  /** The currency and the address of the amounts; the order's may have changed since. */
  readonly currency: Currency;
  readonly address: Address | null;
}

/**
 * What is known of an order's price: nothing is asked (`none`), what is shown is older than the order (`outdated`), the
 * server is being asked, its answer is here (`current`), it did not accept the address (`refused`), or did not answer
 * (`failed`). `last` is the answer shown meanwhile.
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

/** What can happen to prices. */
export type PriceEvent =
  /** The order is another, or the buyer; null without a service or a voice (docs/behaviour.md, Rules). */
  | { readonly type: 'questioned'; readonly question: PriceQuestion | null }
  /** What is shown may no longer hold, as after a long sleep or a refusal. */
  | { readonly type: 'doubted' }
  | { readonly type: 'asked' }
  /** What came of asking a question. */
  | { readonly type: 'answered'; readonly question: PriceQuestion; readonly totals: Totals }
  | { readonly type: 'refused' | 'failed'; readonly question: PriceQuestion };

function questioned(prices: Prices, question: PriceQuestion | null): Prices {
  const { last } = prices;
  if (question === null) return noPrices;
  if (prices.status !== 'none' && isSame(prices.question, question)) return prices;
  // An edit that was taken back needs no new answer.
  if (last !== null && isSame(last.question, question)) return { status: 'current', question, last };
  return { status: 'outdated', question, last };
}

type Asked = Exclude<Prices, { readonly status: 'none' }>;
type Later = Exclude<PriceEvent, { readonly type: 'questioned' }>;

/** What an event without an answer makes of prices that there is a question for. */
const steps: Readonly<Record<Exclude<Later['type'], 'answered'>, (prices: Asked) => Prices>> = {
  doubted: ({ question, last }) => ({ status: 'outdated', question, last: last && { ...last, question: null } }),
  asked: (prices) => ({ ...prices, status: 'asking' }),
  refused: (prices) => ({ ...prices, status: 'refused' }),
  failed: (prices) => ({ ...prices, status: 'failed' }),
};

/** Whether what came of asking is too late: the question is another one by now, or is to be asked anew. */
const isLate = (prices: Asked, event: Later): boolean =>
  'question' in event && (prices.status !== 'asking' || prices.question !== event.question);

/** The prices after an event; an answer to an older question changes nothing (docs/contract.md, Settled). */
export function pricesAfter(prices: Prices, event: PriceEvent): Prices {
  if (event.type === 'questioned') return questioned(prices, event.question);
  if (prices.status === 'none' || isLate(prices, event)) return prices;
  if (event.type !== 'answered') return steps[event.type](prices);
  const { question, totals } = event;
  const { currency, address } = question;
  return { status: 'current', question, last: { question, totals, currency, address } };
}

/** Whether the prices shown are older than the order, and new ones on their way. */
export const areBeingRecalculated = ({ status }: Prices): boolean => status === 'outdated' || status === 'asking';
