import type { PriceCode } from '../../../src/domain/checkout/prices.ts';
import { chargedWords } from '../../../src/domain/scripts/count-words.ts';
import { discountOn, type DiscountRule } from './discounts.ts';
import type { Cents } from './money.ts';
import { pricedOptions, type PricedOption } from './options.ts';
import { chargeTaxes, taxRate, type Tax, type TaxLine } from './taxes.ts';

/**
 * A service's prices in one currency. `extraWords` is the price of one word. It offers the options that have a price.
 */
export interface RateCard extends Readonly<Partial<Record<PricedOption['rate'], Cents>>> {
  readonly fixed: Cents;
  readonly extraPrompts: Cents;
  readonly extraWords: Cents;
}

/** The input of a price: further voices and tracks are free, so they are not part of it. */
export interface PriceQuestion {
  readonly rates: RateCard;
  readonly includedPrompts: number;
  readonly includedWordsPerPrompt: number;
  readonly messages: readonly string[];
  readonly options: Readonly<Partial<Record<PricedOption['code'], boolean>>>;
  readonly discount: DiscountRule | null;
  readonly taxes: readonly Tax[];
}

/**
 * One line of a bill: quantity and unit price. The code is the same in every language (docs/contract.md, On the wire).
 */
export interface OrderLine {
  readonly code: PriceCode | PricedOption['line'];
  readonly quantity: number;
  readonly unit: Cents;
  readonly amount: Cents;
}

/** A calculated price. Rates are fractions (0.13 is 13 %); the discount rate is the effective one. */
export interface Price {
  readonly lines: readonly OrderLine[];
  readonly taxes: readonly TaxLine[];
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly discountRate: number;
  readonly tax: Cents;
  readonly taxRate: number;
  readonly total: Cents;
  readonly totalWordCount: number;
  readonly extraWordCount: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const line = (code: OrderLine['code'], quantity: number, unit: Cents): OrderLine => ({
  code,
  quantity,
  unit,
  amount: quantity * unit,
});

function orderLines({ rates, options, messages, includedPrompts }: PriceQuestion, extraWords: number) {
  const extraPrompts = Math.max(0, messages.length - includedPrompts);
  return [
    line('service', 1, rates.fixed),
    line('prompts', extraPrompts, rates.extraPrompts),
    line('words', extraWords, rates.extraWords),
    ...pricedOptions.map((option) => {
      const unit = rates[option.rate];
      return line(option.line, options[option.code] && unit !== undefined ? 1 : 0, unit ?? 0);
    }),
  ].filter(({ quantity }) => quantity > 0);
}

/**
 * Calculates the price of an order: lines, then discount, then taxes on the rest. It counts words itself and ignores
 * the counts in the request.
 */
export function priceOrder(question: PriceQuestion): Price {
  const counts = question.messages.map((text) => chargedWords(text, question.includedWordsPerPrompt));
  const extraWordCount = sum(counts.map(({ wordsExtra }) => wordsExtra));
  const lines = orderLines(question, extraWordCount);
  const subtotal = sum(lines.map(({ amount }) => amount));
  const discount = discountOn(subtotal, question.discount);
  const taxes = chargeTaxes(subtotal - discount, question.taxes);
  const tax = sum(taxes.map(({ amount }) => amount));
  return {
    lines,
    taxes,
    subtotal,
    discount,
    discountRate: subtotal === 0 ? 0 : Math.round((discount / subtotal) * 10_000) / 10_000,
    tax,
    taxRate: taxRate(question.taxes),
    total: subtotal - discount + tax,
    totalWordCount: sum(counts.map(({ words }) => words)),
    extraWordCount,
  };
}
