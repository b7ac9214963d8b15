import * as v from 'valibot';
import type { Turnaround } from '../domain/order/turnaround.ts';
import { textList } from './schemas.ts';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365));

const turnaround: v.GenericSchema<unknown, Turnaround> = v.object({
  standardDays: days,
  rushDays: days,
  closedDays: textList,
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
  cutOff: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
});

/** Parses `turnaround` of the shop's settings; null if it can't be read, and then no day is promised. */
export function parseTurnaround(value: unknown): Turnaround | null {
  const { success, output } = v.safeParse(turnaround, value);
  return success ? output : null;
}
