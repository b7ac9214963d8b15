import type { CountedOrder } from '../repositories/partner-orders.ts';
import type { OrderRow } from '../schema/orders.ts';
import type { Shop } from '../shop.ts';
import { dayOf } from '../time-zone.ts';
import { partnerOrder } from '../webhooks/partner-order.ts';
import { csvOf } from './csv.ts';
import { momentsAround, type Period } from './period.ts';

const statusOf = ({ status, isTest, refundedAt, discardedAt }: OrderRow): string => {
  if (isTest) return 'test';
  if (refundedAt !== null) return 'refunded';
  return discardedAt === null ? status : 'discarded';
};

function entryOf(counted: CountedOrder) {
  const { order } = counted;
  const { createdAt, refundedAt } = order;
  return {
    ...partnerOrder(counted),
    status: statusOf(order),
    createdAt: createdAt.toISOString(),
    refundedAt: refundedAt?.toISOString() ?? null,
  };
}

type Entry = ReturnType<typeof entryOf>;

/** A partner's orders that were placed, paid or refunded in a period, oldest first, with nothing about their buyers. */
export async function orderList(shop: Shop, code: string, period: Period): Promise<readonly Entry[]> {
  const { from, to } = period;
  const isIn = (time: Date | null): boolean => {
    const day = time === null ? '' : dayOf(time.getTime());
    return day >= from && day <= to;
  };
  const orders = await shop.partnerOrders.list({ code, ...momentsAround(period) });
  return orders
    .filter(({ order: { createdAt, paidAt, refundedAt } }) => [createdAt, paidAt, refundedAt].some(isIn))
    .map(entryOf);
}

const columns = [
  'orderId',
  'reference',
  'status',
  'service',
  'messages',
  'currency',
  'subtotal',
  'discount',
  'tax',
  'total',
  'createdAt',
  'paidAt',
  'refundedAt',
] as const;

const amounts = new Set<keyof Entry>(['subtotal', 'discount', 'tax', 'total']);

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The same as CSV. */
export function orderListCsv(entries: readonly Entry[]): string {
  const cellOf = (entry: Entry, key: (typeof columns)[number]): string | number => {
    const value = entry[key] ?? '';
    return typeof value === 'number' && amounts.has(key) ? value.toFixed(2) : value;
  };
  return csvOf([columns.map(snakeCase), ...entries.map((entry) => columns.map((key) => cellOf(entry, key)))]);
}
