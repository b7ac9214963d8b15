import type { Turnaround } from '../../../src/domain/turnaround.ts';
import { timeZone } from '../time-zone.ts';

/** Days on which the studio is closed every year, as month and day. */
const holidays = ['01-01', '07-01', '12-25', '12-26'];

/** How long the studio takes, with the holidays of this year and the next. */
export function turnaroundAt(now: Date): Turnaround {
  const year = now.getUTCFullYear();
  return {
    standardDays: 5,
    rushDays: 2,
    closedDays: [year, year + 1].flatMap((each) => holidays.map((day) => `${each}-${day}`)),
    timeZone,
    cutOff: '15:00',
  };
}
