import type { Seller } from '../config.ts';
import type { OrderLine } from '../pricing/price-order.ts';
import type { OrderRow } from '../schema/orders.ts';
import { lineCount, lineName, taxName } from '../text/bill-names.ts';
import { formatsOf } from '../text/formats.ts';
import type { Language } from '../text/language.ts';
import { textsIn } from '../text/texts.ts';
import { addressLines } from './address-lines.ts';
import type { Fact } from './facts.tsx';

const asLines = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

function buyerLines(order: OrderRow, language: Language): string {
  const { country, colon } = formatsOf(language);
  const { firstName, lastName, companyName, taxNumber } = order;
  const tax = taxNumber === '' ? '' : `${textsIn(language).account.taxNumber}${colon} ${taxNumber}`;
  return asLines([`${firstName} ${lastName}`, companyName, addressLines(order, country(order.country)), tax]);
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

/** An order's bill, line by line; the last one is the total. Lines without an amount are empty. */
export function billFacts(order: OrderRow, language: Language): readonly Fact[] {
  const { bill: text } = textsIn(language);
  const money = (cents: number): string => formatsOf(language).money(cents, order.currency);
  const counted = (line: OrderLine): string => {
    const count = lineCount(language, line, order.currency);
    return lineName(language, line, order.serviceTitle) + (count && ` (${count})`);
  };
  const discount = order.discount === 0 ? '' : `−${money(order.discount)}`;
  return [
    ...order.lines.map((line): Fact => [counted(line), money(line.amount)]),
    [text.subtotal, money(order.subtotal)],
    [text.discount(order.discountCode), discount],
    ...order.taxes.map((tax): Fact => [taxName(language, tax), money(tax.amount)]),
    [text.total(order.currency), money(order.total)],
  ];
}
