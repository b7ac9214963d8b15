import type { OrderRow } from '../schema/orders.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds that the same key gives the same order. */
export const keyLifetime = day;

/** Milliseconds that the prices of an unpaid order hold. */
export const pricesLifetime = 7 * day;

/** Milliseconds that an unpaid order is kept, so that a payment that a bank takes weeks for still finds it. */
export const unpaidLifetime = 60 * day;

/** Whether an order is too old to be paid at its prices. A checkout that is open stays so to its own end. */
export function isTooOld({ createdAt }: Pick<OrderRow, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= pricesLifetime;
}
