import { useAtomValue } from 'jotai/react';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { useLocale } from '../../form/texts/use-text.ts';
import type { Phrase } from '../../text/phrase.ts';
import { readyDayAtom } from '../../state/session/ready-day.ts';
import * as css from '../desk.css.ts';
import { useToolText } from '../use-tool-text.ts';
import { dayText, momentText, shortDayText } from './moment-text.ts';
import { small } from '../../styles/shared.css.ts';
import { Status } from '../../ui/status.tsx';

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
  const { day, holds, before, earlier } = ready;
  if (isShort) return <span>{text.short(shortDayText(day, locale))}</span>;
  return (
    <div className={css.sentence}>
      <p>{text.by(dayText(day, locale))}</p>
      {isInOptions && earlier.map((one) => <p key={one.code}>{words[one.code]?.(dayText(one.day, locale))}</p>)}
      <p className={small}>{(holds.isToday ? text.until : text.untilDay)(momentText(holds, locale, text.zones))}</p>
      <Status className={small}>{before !== null && text.moved(dayText(before, locale))}</Status>
    </div>
  );
}
