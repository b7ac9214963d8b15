import { toMajor } from '../pricing/money.ts';
import type { OrderRow } from '../schema/orders.ts';

/** A stored order on the wire, as it was when it was placed: the same answer for every attempt. */
export function wireOrder({ id, number, total, currency }: OrderRow) {
  return { id, number, status: 'awaiting-payment', total: toMajor(total), currency } as const;
}
