import type { OptionDays } from './order-options.ts';

/**
 * The shop's turnaround in business days: Mondays to Fridays in its time zone, except closed days (`YYYY-MM-DD`). An
 * order placed at or after `cutOff` (`HH:MM`) counts from the next business day (docs/contract.md, On the wire).
 */
export interface Turnaround extends Readonly<Record<'standardDays' | OptionDays, number>> {
  readonly closedDays: readonly string[];
  readonly timeZone: string;
  readonly cutOff: string;
}

/** The business days that the form promises for rush production (docs/behaviour.md, Limits). */
export const rushPromise = 2;

/** A moment in the shop's time zone: `YYYY-MM-DD HH:MM`. Throws a RangeError if the time zone does not exist. */
function shopTime(timeZone: string, now: number): string {
  // Swedish uses this date format; `h23` prevents midnight from being 24:00.
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('sv', format).format(now);
}

/** Of days in UTC, in milliseconds. */
const dayLength = 24 * 60 * 60 * 1000;

const isBusinessDay = (day: string, closedDays: readonly string[]): boolean =>
  new Date(day).getUTCDay() % 6 > 0 && !closedDays.includes(day);

/** The first business day after a day. */
function businessDayAfter(day: string, closedDays: readonly string[]): string {
  const next = new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
  return isBusinessDay(next, closedDays) ? next : businessDayAfter(next, closedDays);
}

/** Today in the shop's time zone, and whether an order placed now counts from a later day. */
function shopDay({ closedDays, timeZone, cutOff }: Turnaround, now: number) {
  const [today = '', time = ''] = shopTime(timeZone, now).split(' ');
  return { today, isOver: time >= cutOff || !isBusinessDay(today, closedDays) };
}

/** The business days for an order with these options: those of the fastest option, if any option changes them. */
export function daysWith(
  { standardDays, ...others }: Pick<Turnaround, 'standardDays' | OptionDays>,
  options: readonly { readonly days?: OptionDays | undefined }[],
): number {
  const told = options.flatMap(({ days }) => (days === undefined ? [] : [others[days]]));
  return told.length === 0 ? standardDays : Math.min(...told);
}

/**
 * The day (`YYYY-MM-DD`) by which an order placed at `now` (milliseconds) is ready if it takes so many business days.
 */
export function readyDay(turnaround: Turnaround, days: number, now: number): string {
  const { today, isOver } = shopDay(turnaround, now);
  let day = today;
  for (let left = days + Number(isOver); left > 0; left -= 1) day = businessDayAfter(day, turnaround.closedDays);
  return day;
}

/** The moment, in milliseconds, when the clocks of a time zone show a given day and time. */
function momentOf(timeZone: string, day: string, time: string): number {
  const wanted = Date.parse(`${day}T${time}Z`);
  const shownAt = (moment: number): number => Date.parse(`${shopTime(timeZone, moment).replace(' ', 'T')}Z`);
  const near = wanted + wanted - shownAt(wanted);
  // Repeated in case the clocks change in between.
  return near + wanted - shownAt(near);
}

/**
 * The end of the period in which the ready date of an order placed at `now` applies: the next cut-off on a business
 * day, in milliseconds, with the data needed to display its time of day.
 */
export function readyDayHoldsUntil(turnaround: Turnaround, now: number) {
  const { closedDays, timeZone, cutOff } = turnaround;
  const { today, isOver } = shopDay(turnaround, now);
  const day = isOver ? businessDayAfter(today, closedDays) : today;
  return { at: momentOf(timeZone, day, cutOff), isToday: day === today, isFullHour: cutOff.endsWith(':00'), timeZone };
}
export type Moment = ReturnType<typeof readyDayHoldsUntil>;
