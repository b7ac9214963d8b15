import { isPriceCode, priceCodes } from '../domain/checkout/prices.ts';
import { rule, type Rule } from './check-result.ts';
import type { Priced } from './price.ts';

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

/** No shop charges this much, in major units, for the smallest order. */
const tooMuch = 1000;

/** Problems that any price of a small order can have. */
export const priceRules: readonly Rule<Priced>[] = [
  rule('error', 'price-sign', ({ subtotal, discount, tax, total }) =>
    subtotal > 0 && Math.min(discount, tax, total) >= 0
      ? null
      : `These amounts are impossible: subtotal ${subtotal}, discount ${discount}, tax ${tax}, total ${total}.`,
  ),
  rule('error', 'price-cents', (priced) =>
    priced.total >= tooMuch && amountsOf(priced).every(Number.isInteger)
      ? `One message costs ${priced.total}: these look like cents. Send dollars, such as ${priced.total / 100}.`
      : null,
  ),
  rule('error', 'price-unrounded', (priced) => {
    const wrong = amountsOf(priced).find((value) => !isRounded(value));
    return wrong === undefined
      ? null
      : `${wrong} is not rounded to cents, so the buyer pays a different amount than shown.`;
  }),
  rule('error', 'price-sum', ({ subtotal, discount, tax, total }) =>
    isSame(subtotal - discount + tax, total)
      ? null
      : `The sums don’t add up: subtotal ${subtotal} − discount ${discount} + tax ${tax} is not total ${total}.`,
  ),
  rule('error', 'tax-without-address', ({ hasAddress, tax }) =>
    hasAddress || tax === 0 ? null : `A tax of ${tax} is charged before the buyer has entered an address. Send 0.`,
  ),
  rule('warning', 'lines-unread', ({ lines, sendsLines }) =>
    sendsLines && lines === null
      ? '`lines` can’t be read, so the summary shows none. Each needs `code`, `quantity`, `unit` and `amount`.'
      : null,
  ),
  rule('error', 'lines-sum', ({ lines, subtotal }) =>
    lines === null || isSame(sum(lines.map((one) => one.amount)), subtotal)
      ? null
      : `The lines add up to ${sum(lines.map((one) => one.amount))}, but the subtotal is ${subtotal}.`,
  ),
  rule('error', 'line-amount', ({ lines }) => {
    const wrong = lines?.find((one) => !isSame(one.quantity * one.unit, one.amount));
    return wrong === undefined
      ? null
      : `The line ${wrong.code} is wrong: ${wrong.quantity} × ${wrong.unit} is not ${wrong.amount}.`;
  }),
  rule('warning', 'line-unknown', ({ lines }) => {
    const unknown = lines?.filter(({ code, label }) => !isPriceCode(code) && !label?.trim()) ?? [];
    return unknown.length === 0
      ? null
      : `The form can’t name the line ${unknown.map(({ code }) => code).join(', ')}, so it shows no lines. Add a \`label\` in the language of \`accept-language\`, or use ${priceCodes.join(', ')}.`;
  }),
];
