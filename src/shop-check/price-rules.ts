import * as v from 'valibot';
import { amount, optionalAmount } from '../api/schemas.ts';
import { isPriceCode, priceCodes } from '../domain/checkout/prices.ts';
import type { Rule } from './check-result.ts';

const line = v.object({
  code: v.string(),
  quantity: amount,
  unit: amount,
  amount,
  label: v.fallback(v.optional(v.string(), ''), ''),
});

/** A price as it came, with lines that the form may not know. */
export const priceSchema = v.object({
  subtotal: amount,
  discount: optionalAmount,
  tax: optionalAmount,
  total: amount,
  lines: v.fallback(v.nullish(v.array(line), null), null),
});

/** A price, and what it was asked for. */
export interface Priced extends v.InferOutput<typeof priceSchema> {
  /** Whether an address came with the question. */
  readonly hasAddress: boolean;
  /** Whether anything of the answer stands at `lines`. */
  readonly sendsLines: boolean;
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;
const isRounded = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const amountsOf = ({ subtotal, discount, tax, total, lines }: Priced): readonly number[] => [
  subtotal,
  discount,
  tax,
  total,
  ...(lines ?? []).map((one) => one.amount),
];

/** No shop asks so much, in major units, for the smallest order. */
const tooMuch = 1000;

/** What can be wrong with any price of a small order. */
export const priceRules: readonly Rule<Priced>[] = [
  {
    code: 'price-sign',
    level: 'error',
    finds: ({ subtotal, discount, tax, total }) =>
      subtotal > 0 && Math.min(discount, tax, total) >= 0
        ? null
        : `The amounts can’t be: subtotal ${subtotal}, discount ${discount}, tax ${tax}, total ${total}.`,
  },
  {
    code: 'price-cents',
    level: 'error',
    finds: (priced) =>
      priced.total >= tooMuch && amountsOf(priced).every(Number.isInteger)
        ? `One message costs ${priced.total}: these look like cents. Send dollars, such as ${priced.total / 100}.`
        : null,
  },
  {
    code: 'price-unrounded',
    level: 'error',
    finds: (priced) => {
      const wrong = amountsOf(priced).find((value) => !isRounded(value));
      return wrong === undefined
        ? null
        : `${wrong} is not rounded to cents: the buyer pays something else than they see.`;
    },
  },
  {
    code: 'price-sum',
    level: 'error',
    finds: ({ subtotal, discount, tax, total }) =>
      isSame(subtotal - discount + tax, total)
        ? null
        : `The sums do not fit: subtotal ${subtotal} − discount ${discount} + tax ${tax} is not total ${total}.`,
  },
  {
    code: 'tax-without-address',
    level: 'error',
    finds: ({ hasAddress, tax }) =>
      hasAddress || tax === 0 ? null : `A tax of ${tax} is charged before the buyer has typed an address: send 0.`,
  },
  {
    code: 'lines-unread',
    level: 'warning',
    finds: ({ lines, sendsLines }) =>
      sendsLines && lines === null
        ? '`lines` can’t be read, and the summary shows none: each needs `code`, `quantity`, `unit` and `amount`.'
        : null,
  },
  {
    code: 'lines-sum',
    level: 'error',
    finds: ({ lines, subtotal }) =>
      lines === null || isSame(sum(lines.map((one) => one.amount)), subtotal)
        ? null
        : `The lines make ${sum(lines.map((one) => one.amount))}, the subtotal is ${subtotal}.`,
  },
  {
    code: 'line-amount',
    level: 'error',
    finds: ({ lines }) => {
      const wrong = lines?.find((one) => !isSame(one.quantity * one.unit, one.amount));
      return wrong === undefined
        ? null
        : `The line ${wrong.code} doesn’t fit: ${wrong.quantity} × ${wrong.unit} is not ${wrong.amount}.`;
    },
  },
  {
    code: 'line-unknown',
    level: 'warning',
    finds: ({ lines }) => {
      const unknown = lines?.filter(({ code, label }) => !isPriceCode(code) && label.trim() === '') ?? [];
      return unknown.length === 0
        ? null
        : `The form can’t name the line ${unknown.map(({ code }) => code).join(', ')}, and shows no lines: add a \`label\` in the language of \`accept-language\`, or use ${priceCodes.join(', ')}.`;
    },
  },
];
