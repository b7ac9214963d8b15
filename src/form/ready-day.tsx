import { useAtomValue } from 'jotai/react';
import { readyDayAtom } from '../state/order/ready-day.ts';
import { useFormat, useText } from './use-text.ts';

/** The day by which the order is ready, where the shop says how long it takes (contract.md section 2, `turnaround`). */
export function ReadyDay() {
  const text = useText().options;
  const format = useFormat();
  const day = useAtomValue(readyDayAtom);
  return day && <p>{text.readyBy(format.day(day))}</p>;
}
