import { useAtomValue } from 'jotai/react';
import { useFormat, useText } from '../../form/use-text.ts';
import { canRushAtom, rushProductionAtom } from '../../state/order/parts.ts';
import { readyDayAtom, rushDayAtom } from '../../state/order/ready-day.ts';
import * as css from '../desk.css.ts';

/**
 * The day by which the order is ready, and in Options the one with rush production, where the shop says how long it
 * takes (docs/contract.md, On the wire, `turnaround`).
 */
export function ReadyDay({ hasRush = false }: { readonly hasRush?: boolean }) {
  const text = useText().options;
  const format = useFormat();
  const day = useAtomValue(readyDayAtom);
  const rushDay = useAtomValue(rushDayAtom);
  const canRush = useAtomValue(canRushAtom);
  const isRush = useAtomValue(rushProductionAtom);
  if (day === null || rushDay === null) return null;
  return (
    <div className={css.sentence}>
      <p>{text.readyBy(format.day(day))}</p>
      {hasRush && canRush && !isRush && <p>{text.withRush(format.day(rushDay))}</p>}
    </div>
  );
}
