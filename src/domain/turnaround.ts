/**
 * How long the shop takes, in business days: Mondays to Fridays of its time zone but for closed days (`YYYY-MM-DD`). An
 * order from `cutOff` (`HH:MM`) on counts from the next business day (docs/contract.md, On the wire).
 */
export interface Turnaround {
  readonly standardDays: number;
  readonly rushDays: number;
  readonly closedDays: readonly string[];
  readonly timeZone: string;
  readonly cutOff: string;
}

/** A moment as the shop's clock has it: `YYYY-MM-DD HH:MM`. Throws a RangeError where there is no such time zone. */
export function shopTime(timeZone: string, now: number): string {
  // Swedish writes dates so; `h23` keeps midnight from being 24:00.
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('sv', format).format(now);
}

const nextDay = (day: string): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const isBusinessDay = (day: string, closedDays: readonly string[]): boolean =>
  new Date(day).getUTCDay() % 6 > 0 && !closedDays.includes(day);

/** The day (`YYYY-MM-DD`) by which an order made at `now`, in milliseconds, is ready. */
export function readyDay(turnaround: Turnaround, isRush: boolean, now: number): string {
  const { standardDays, rushDays, closedDays, timeZone, cutOff } = turnaround;
  const [today = '', time = ''] = shopTime(timeZone, now).split(' ');
  const isTodayOver = time >= cutOff || !isBusinessDay(today, closedDays);
  let day = today;
  for (let left = (isRush ? rushDays : standardDays) + Number(isTodayOver); left > 0;) {
    day = nextDay(day);
    if (isBusinessDay(day, closedDays)) left -= 1;
  }
  return day;
}
