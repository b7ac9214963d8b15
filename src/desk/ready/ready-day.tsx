import { useAtomValue } from 'jotai/react';
import { useLocale } from '../../form/texts/use-text.ts';
import { optionsAtom, withheldOptionsAtom } from '../../state/order/parts.ts';
import { readyDayAtom, readyDayBeforeAtom, readyDayHoldsAtom, rushDayAtom } from '../../state/order/ready-day.ts';
import * as css from '../desk.css.ts';
import { useDeskText } from '../use-desk-text.ts';
import { dayText, momentText } from './moment-text.ts';

/**
 * The day by which the order is ready, and in Options the one with rush production, where the shop says how long it
 * takes (docs/contract.md, On the wire, `turnaround`).
 */
export function ReadyDay({ hasRush = false }: { readonly hasRush?: boolean }) {
  const text = useDeskText().ready;
  const locale = useLocale();
  const day = useAtomValue(readyDayAtom);
  const holds = useAtomValue(readyDayHoldsAtom);
  const before = useAtomValue(readyDayBeforeAtom);
  const rushDay = useAtomValue(rushDayAtom);
  const canRush = !useAtomValue(withheldOptionsAtom).includes('rush');
  const isRush = useAtomValue(optionsAtom).rush;
  if (day === null || rushDay === null || holds === null) return null;
  return (
    <div className={css.sentence}>
      <p>{text.by(dayText(day, locale))}</p>
      {hasRush && canRush && !isRush && <p>{text.withRush(dayText(rushDay, locale))}</p>}
      <p className={css.until}>{text.until(momentText(holds, locale))}</p>
      <p role="status" className={css.until}>
        {before !== null && text.moved(dayText(before, locale))}
      </p>
    </div>
  );
}
