import type { Address } from '../../../src/domain/buyer/address.ts';
import type { Seller } from '../config.ts';
import type { OrderRow } from '../schema/orders.ts';
import { lineCount, lineName, taxName } from '../text/bill-names.ts';
import { formatsOf } from '../text/formats.ts';
import { statesIn } from '../text/form-words.ts';
import type { Language } from '../text/language.ts';
import { textsIn } from '../text/texts.ts';
import type { Fact } from './facts.tsx';

/** A postal code as it is written on letters, however it was typed: `g1r1r3` is `G1R 1R3` in Canada. */
const postal = (code: string): string =>
  code
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]\d[A-Z])[ -]*(\d[A-Z]\d)$/u, '$1 $2');

/** The lines of an address as in a letter, below a name. */
export function addressLines(address: Address, language: Language): string {
  const { houseNumber, street, city, state, postalCode, country } = address;
  // Without a city, a code alone would say little.
  const named = city.trim() === '' ? statesIn(language, country).find(({ code }) => code === state)?.name : undefined;
  return [[houseNumber, street], [city, named ?? state, postal(postalCode)], [formatsOf(language).country(country)]]
    .map((parts) => parts.filter((part) => part.trim() !== '').join(' '))
    .filter((line) => line !== '')
    .join('\n');
}

const asLines = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

function buyerLines(order: OrderRow, language: Language): string {
  const { colon } = formatsOf(language);
  const { firstName, lastName, companyName, taxNumber } = order;
  const tax = taxNumber === '' ? '' : `${textsIn(language).account.taxNumber}${colon} ${taxNumber}`;
  return asLines([`${firstName} ${lastName}`, companyName, addressLines(order, language), tax]);
}

/** Whether an order is a test; when it was placed, paid and refunded; the seller and the buyer. For the buyer only. */
export function billingFacts(order: OrderRow, seller: Seller, language: Language): readonly Fact[] {
  const { orders: text } = textsIn(language);
  const { date } = formatsOf(language);
  const { createdAt, paidAt, refundedAt } = order;
  return [
    [text.statuses.test.label, order.isTest ? text.test : ''],
    paidAt === null ? [text.ordered, date(createdAt)] : [text.paid, date(paidAt)],
    [text.refunded, refundedAt === null ? '' : date(refundedAt)],
    [text.soldBy, asLines([seller.company, ...seller.address, ...seller.taxNumbers])],
    [text.billedTo, buyerLines(order, language)],
  ];
}

/** A line of a bill, with the quantity and unit price if it has any. */
export interface BillLine {
  readonly label: string;
  readonly count: string;
  readonly amount: string;
}

const line = (label: string, amount: string, count = ''): BillLine => ({ label, count, amount });

export type Billed = Pick<
  OrderRow,
  'currency' | 'lines' | 'subtotal' | 'discount' | 'discountCode' | 'taxes' | 'total' | 'serviceTitle'
>;

/** An order's bill: its content, then subtotal, discount and taxes, then the total with its currency. */
export function billOf(order: Billed, language: Language) {
  const { bill: text } = textsIn(language);
  const money = (cents: number): string => formatsOf(language).money(cents, order.currency);
  return {
    lines: order.lines.map((each) =>
      line(lineName(language, each, order.serviceTitle), money(each.amount), lineCount(language, each, order.currency)),
    ),
    sums: [
      line(text.subtotal, money(order.subtotal)),
      ...(order.discount === 0 ? [] : [line(text.discount(order.discountCode), `−${money(order.discount)}`)]),
      ...order.taxes.map((tax) => line(taxName(language, tax), money(tax.amount))),
    ],
    total: line(text.total(order.currency), money(order.total)),
  };
}

/** An order's bill, line by line; the last one is the total. */
export function billLines(order: OrderRow, language: Language): readonly BillLine[] {
  const { lines, sums, total } = billOf(order, language);
  return [...lines, ...sums, total];
}

/** The lines of a bill as pairs of a name and an amount. */
export const asFacts = (lines: readonly BillLine[]): readonly Fact[] =>
  lines.map(({ label, count, amount }) => [label + (count && ` (${count})`), amount]);
