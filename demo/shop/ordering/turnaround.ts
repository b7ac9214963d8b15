import { readyDay, type Turnaround } from '../../../src/domain/order/turnaround.ts';
import { isRush } from '../pricing/options.ts';
import type { OrderRow } from '../schema/orders.ts';
import { timeZone } from '../time-zone.ts';

/** Days on which the studio is closed every year, as month and day. */
const holidays = ['01-01', '07-01', '12-25', '12-26'];

/** Business days that an order takes. */
export const daysFor = { standard: 5, rush: 2 } as const;

/** How long the studio takes, with the holidays of this year and the next. */
export function turnaroundAt(now: Date): Turnaround {
  const year = now.getUTCFullYear();
  return {
    standardDays: daysFor.standard,
    rushDays: daysFor.rush,
    closedDays: [year, year + 1].flatMap((each) => holidays.map((day) => `${each}-${day}`)),
    timeZone,
    cutOff: '15:00',
  };
}

/** The day (`YYYY-MM-DD`) by which an order is ready, counted from its payment; null while it is not paid. */
export function dayReady({ lines, paidAt }: Pick<OrderRow, 'lines' | 'paidAt'>): string | null {
  return paidAt === null ? null : readyDay(turnaroundAt(paidAt), isRush({ lines }), paidAt.getTime());
}
