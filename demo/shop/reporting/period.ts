const day = 24 * 60 * 60_000;
const mostDays = 366;

/** A range of days, both included, as `YYYY-MM-DD` in the shop's time zone. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Midnight of a date in UTC; NaN if there is no such date. */
function midnight(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/u.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // The 30th of February would be a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? time : Number.NaN;
}

/** The period between two dates; null if they are not dates, in the wrong order, or more than a year apart. */
export function parsePeriod({ from, to }: Period): Period | null {
  const days = (midnight(to) - midnight(from)) / day + 1;
  return days >= 1 && days <= mostDays ? { from, to } : null;
}

/** Moments that enclose the period in every time zone. */
export function momentsAround({ from, to }: Period): { readonly since: Date; readonly until: Date } {
  return { since: new Date(midnight(from) - day), until: new Date(midnight(to) + 2 * day) };
}
