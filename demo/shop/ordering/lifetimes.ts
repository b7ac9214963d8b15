import type { OrderRow } from '../schema/orders.ts';

const day = 24 * 60 * 60 * 1000;

/** How long the same key returns the same order, in milliseconds. */
export const keyLifetime = day;

/** How long the prices of an unpaid order are valid, in milliseconds. */
export const pricesLifetime = 7 * day;

/** How long an unpaid order is stored, in milliseconds: long enough for a bank that takes weeks for a payment. */
export const unpaidLifetime = 60 * day;

/** Whether an order is too old to be paid for at its prices. An open checkout can be used until it expires. */
export function isTooOld({ createdAt }: Pick<OrderRow, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= pricesLifetime;
}
