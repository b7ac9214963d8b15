import { expect, it } from 'vitest';
import { daysWith, readyDay, readyDayHoldsUntil } from '../../../src/domain/order/turnaround.ts';
import { turnaround } from '../helpers/samples.ts';

/** November 20, 2026 is a Friday. Toronto is five hours behind Greenwich in winter, four in summer. */
const days: readonly (readonly [when: string, standard: string, rush: string])[] = [
  // On a business day before the cut-off, that day is the one to count from.
  ['2026-11-20T14:00-05:00', '2026-11-27', '2026-11-24'],
  ['2026-11-20T14:59:59-05:00', '2026-11-27', '2026-11-24'],
  ['2026-11-20T15:00-05:00', '2026-11-30', '2026-11-25'],
  // Weekends count from Monday, whatever the time.
  ['2026-11-21T08:00-05:00', '2026-11-30', '2026-11-25'],
  ['2026-11-22T23:59-05:00', '2026-11-30', '2026-11-25'],
  // It is the shop's day: in Greenwich it is Monday by then.
  ['2026-11-23T04:30Z', '2026-11-30', '2026-11-25'],
  ['2026-11-23T05:00Z', '2026-11-30', '2026-11-25'],
  ['2026-11-23T19:59Z', '2026-11-30', '2026-11-25'],
  ['2026-11-23T20:00Z', '2026-12-01', '2026-11-26'],
  // Closed days are no business days, neither to begin with nor to work on.
  ['2026-12-24T10:00-05:00', '2027-01-04', '2026-12-30'],
  ['2026-12-25T10:00-05:00', '2027-01-05', '2026-12-31'],
  // Days of 23 and 25 hours are days like any other.
  ['2026-03-06T14:00-05:00', '2026-03-13', '2026-03-10'],
  ['2026-10-30T16:00-04:00', '2026-11-09', '2026-11-04'],
];

it.each(days)('an order of %s is ready by %s, with rush by %s', (when, standard, rush) => {
  const now = Date.parse(when);
  expect([readyDay(turnaround, 5, now), readyDay(turnaround, 2, now)]).toEqual([standard, rush]);
});

it('the day on which an order is ready is one of the shop’s time zone', () => {
  const now = Date.parse('2026-11-20T14:00-05:00');
  expect(readyDay({ ...turnaround, timeZone: 'Asia/Tokyo' }, 2, now)).toBe('2026-11-25');
  expect(readyDay({ ...turnaround, timeZone: 'America/Los_Angeles' }, 2, now)).toBe('2026-11-24');
});

it('an order takes the days of its fastest option, and the standard ones if no option changes them', () => {
  const [slow, fast] = [{ days: undefined }, { days: 'rushDays' as const }];
  expect([[], [slow], [fast], [slow, fast]].map((options) => daysWith(turnaround, options))).toEqual([5, 5, 2, 2]);
});

it.each([
  ['2026-11-20T14:00-05:00', '2026-11-20T15:00-05:00', true],
  ['2026-11-20T15:00-05:00', '2026-11-23T15:00-05:00', false],
  ['2026-11-21T08:00-05:00', '2026-11-23T15:00-05:00', false],
  ['2026-12-24T16:00-05:00', '2026-12-29T15:00-05:00', false],
  // The clocks change in between.
  ['2026-03-06T16:00-05:00', '2026-03-09T15:00-04:00', false],
])('the deadline for an order of %s is %s', (when, until, isToday) => {
  const holds = readyDayHoldsUntil(turnaround, Date.parse(when));
  expect(holds).toMatchObject({ at: Date.parse(until), isToday, isFullHour: true });
});

it('the deadline is in the shop’s time zone', () => {
  const kolkata = { ...turnaround, timeZone: 'Asia/Kolkata', cutOff: '15:30' };
  const holds = readyDayHoldsUntil(kolkata, Date.parse('2026-11-20T09:00Z'));
  expect(holds).toMatchObject({ at: Date.parse('2026-11-20T10:00Z'), isFullHour: false });
});
