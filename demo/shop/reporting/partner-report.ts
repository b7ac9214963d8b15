import { toMajor, type Cents } from '../pricing/money.ts';
import type { OrderSum } from '../repositories/partner-orders.ts';
import type { Shop } from '../shop.ts';
import { dayOf } from '../time-zone.ts';
import { csvOf } from './csv.ts';
import { momentsAround, type Period } from './period.ts';

const columns = ['date', 'currency', 'created_orders', 'created_total', 'paid_orders', 'paid_total'] as const;

interface Total {
  readonly count: number;
  readonly cents: Cents;
}

const none: Total = { count: 0, cents: 0 };
const amount = (cents: Cents): string => toMajor(cents).toFixed(2);

/** Sums by day and currency, such as `2026-11-22 CAD`, which is also the sort order. */
function byDay(sums: readonly OrderSum[], { from, to }: Period): ReadonlyMap<string, Total> {
  const totals = new Map<string, Total>();
  for (const { start, currency, count, total } of sums) {
    const date = dayOf(start);
    if (date < from || date > to) continue;
    const key = `${date} ${currency}`;
    const before = totals.get(key) ?? none;
    totals.set(key, { count: before.count + count, cents: before.cents + total });
  }
  return totals;
}

/**
 * The sums of a partner's orders in a period, as CSV: one row per day and currency with orders. Orders count on the day
 * they were placed and on the day they were paid. Contains nothing about any single order or buyer.
 */
export async function partnerReport(shop: Shop, code: string, period: Period): Promise<string> {
  const sums = await shop.partnerOrders.sums({ code, ...momentsAround(period) });
  const [created, paid] = [byDay(sums.created, period), byDay(sums.paid, period)];
  const keys = [...new Set([...created.keys(), ...paid.keys()])].toSorted();
  const rows = keys.map((key) => {
    const cells = [created.get(key) ?? none, paid.get(key) ?? none];
    return [...key.split(' '), ...cells.flatMap(({ count, cents }) => [count, amount(cents)])];
  });
  return csvOf([columns, ...rows]);
}
