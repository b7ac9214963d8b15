import { atom } from 'jotai/vanilla';
import { parseTurnaround } from '../../api/turnaround.ts';
import type { OrderOption } from '../../domain/order/order-options.ts';
import { daysWith, readyDay, readyDayHoldsUntil } from '../../domain/order/turnaround.ts';
import { shopSettingsAtom } from '../catalogue/catalogue.ts';
import { chosenOptionsAtom, offeredOptionsAtom, withheldOptionsAtom } from './order-atoms.ts';

const minute = 60_000;

/** The current time while it is shown; null before. */
const clockAtom = atom<number | null>(null);
// Midnight and the cut-off fall on a full minute in every time zone.
clockAtom.onMount = (setClock) => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    const now = Date.now();
    setClock(now);
    timer = setTimeout(tick, minute - (now % minute));
  };
  tick();
  return () => clearTimeout(timer);
};

/**
 * The day (`YYYY-MM-DD`) by which the order is ready if it is placed now; null if the shop promises none. The clock runs
 * only if the shop sends its turnaround.
 */
export const readyDayAtom = atom((get) => {
  const turnaround = parseTurnaround(get(shopSettingsAtom).turnaround);
  if (turnaround === null) return null;
  const now = get(clockAtom) ?? Date.now();
  const chosen = get(chosenOptionsAtom);
  const withheld = get(withheldOptionsAtom);
  const dayWith = (options: readonly OrderOption[]): string => readyDay(turnaround, daysWith(turnaround, options), now);
  const day = dayWith(chosen);
  const earlier = get(offeredOptionsAtom)
    .filter((option) => option.days !== undefined && !chosen.includes(option) && !withheld.includes(option.code))
    .map((option) => ({ code: option.code, day: dayWith([...chosen, option]) }))
    .filter((other) => other.day < day);
  return {
    day,
    /** Until when that day applies. */
    holds: readyDayHoldsUntil(turnaround, now),
    /** The options that would make the order ready earlier, each with its day. */
    earlier,
  };
});
