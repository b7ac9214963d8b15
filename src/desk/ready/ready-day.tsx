import { useAtomValue } from 'jotai/react';
import { dateAsWritten } from '../../domain/common/strings.ts';
import type { Moment } from '../../domain/order/turnaround.ts';
import { dayOf, useLocale } from '../../form/texts/use-text.ts';
import type { ToolSlots } from '../../form/tools/tools.ts';
import type { Phrase } from '../../text/phrase.ts';
import { readyDayAtom } from '../../state/session/ready-day.ts';
import * as css from '../desk.css.ts';
import { useToolText } from '../use-tool-text.ts';
import { small } from '../../styles/shared.css.ts';

const weekday = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** A day of the week with its date, as in `Tuesday, November 24`. */
const dayText = (iso: string, locale: string): string =>
  dateAsWritten(new Intl.DateTimeFormat(locale, weekday).format(dayOf(iso)), locale);

/** The same without the day of the week, as in `Nov 24`. */
const shortDayText = (iso: string, locale: string): string =>
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

/**
 * The day by which the order is ready and, in Options, the earlier days with options such as rush production, if the
 * shop sends its turnaround (docs/contract.md, On the wire, `turnaround`).
 */
export function ReadyDay({ isInOptions = false, isShort = false }: ToolSlots['ready-day']) {
  const text = useToolText().ready;
  const locale = useLocale();
  const ready = useAtomValue(readyDayAtom);
  const words: Partial<Record<string, Phrase<readonly ['day']>>> = text.withOption;
  if (ready === null) return null;
  const { day, holds, earlier } = ready;
  if (isShort) return <span>{text.short(shortDayText(day, locale))}</span>;
  return (
    <div className={css.sentence}>
      <p>{text.by(dayText(day, locale))}</p>
      {isInOptions && earlier.map((one) => <p key={one.code}>{words[one.code]?.(dayText(one.day, locale))}</p>)}
      <p className={small}>{(holds.isToday ? text.until : text.untilDay)(momentText(holds, locale, text.zones))}</p>
    </div>
  );
}
