import { daysWith, readyDay, type Turnaround } from '../../../src/domain/order/turnaround.ts';
import { optionsOn } from '../pricing/options.ts';
import type { OrderRow } from '../schema/orders.ts';
import { timeZone } from '../time-zone.ts';

/** Days on which the studio is closed every year, as month and day. */
const holidays = ['01-01', '07-01', '12-25', '12-26'];

/** The business days that orders take. */
const businessDays = { standardDays: 5, rushDays: 2 };

/** The studio's turnaround, with the holidays of this year and the next. */
export function turnaroundAt(now: Date): Turnaround {
  const year = now.getUTCFullYear();
  return {
    ...businessDays,
    closedDays: [year, year + 1].flatMap((each) => holidays.map((day) => `${each}-${day}`)),
    timeZone,
    cutOff: '15:00',
  };
}

/**
 * When an order is ready: the day (`YYYY-MM-DD`), counted from the payment (null until it is paid), the number of
 * business days, and whether an option shortens it.
 */
export function readyOf({ lines, paidAt }: Pick<OrderRow, 'lines' | 'paidAt'>) {
  const days = daysWith(businessDays, optionsOn(lines));
  const day = paidAt === null ? null : readyDay(turnaroundAt(paidAt), days, paidAt.getTime());
  return { day, days, isShortened: days < businessDays.standardDays };
}
