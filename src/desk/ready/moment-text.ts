import { dateAsWritten } from '../../domain/common/strings.ts';
import type { Moment } from '../../domain/order/turnaround.ts';
import { dayOf } from '../../form/texts/use-text.ts';

const weekday = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** A day of the week with its date, as in `Tuesday, November 24`. */
export const dayText = (iso: string, locale: string): string =>
  dateAsWritten(new Intl.DateTimeFormat(locale, weekday).format(dayOf(iso)), locale);

/** The same without the day of the week, as in `Nov 24`. */
export const shortDayText = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(dayOf(iso));

type Zones = Readonly<Record<string, string>>;

/** A time of day in a time zone, with its date unless it is today, as in `3 p.m. EST`. */
export function momentText({ at, isToday, isFullHour, timeZone }: Moment, locale: string, zones: Zones): string {
  const zone = zones[timeZone];
  const minute = isFullHour ? undefined : '2-digit';
  const time = { hour: 'numeric', minute, timeZone, timeZoneName: zone === undefined ? 'short' : undefined } as const;
  const format = new Intl.DateTimeFormat(locale, isToday ? time : { ...weekday, ...time });
  return [dateAsWritten(format.format(at), locale), zone].filter(Boolean).join(', ');
}
