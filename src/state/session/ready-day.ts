import { atom, type Atom, type Getter } from 'jotai/vanilla';
import { parseTurnaround } from '../../api/turnaround.ts';
import { orderOptions, type OrderOption } from '../../domain/order/order-options.ts';
import { daysWith, readyDay, readyDayHoldsUntil } from '../../domain/order/turnaround.ts';
import { shopSettingsAtom } from '../catalogue/catalogue.ts';
import { offeredOptionsAtom, orderAtom, withheldOptionsAtom } from './order.ts';

const minute = 60_000;

/** The time of the first reading, and the current time while there are readers; null before. */
const clockAtom = atom<{ readonly since: number; readonly now: number } | null>(null);
// Midnight and the cut-off fall on a full minute in every time zone.
clockAtom.onMount = (setClock) => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    const now = Date.now();
    setClock((clock) => ({ since: clock?.since ?? now, now }));
    timer = setTimeout(tick, minute - (now % minute));
  };
  tick();
  return () => clearTimeout(timer);
};

/** The clock in milliseconds; it runs only if the shop sends its turnaround. */
const nowAtom = atom((get) => get(clockAtom)?.now ?? Date.now());
const sinceAtom = atom((get) => get(clockAtom)?.since ?? Date.now());

const turnaroundAtom = atom((get) => parseTurnaround(get(shopSettingsAtom).turnaround));

const chosenAtom = atom((get) => orderOptions.filter(({ code }) => get(orderAtom).options[code]));

/**
 * The day by which an order with these options is ready if it is placed at a given time; null if the shop promises
 * none.
 */
function dayWith(get: Getter, options: readonly OrderOption[], timeAtom: Atom<number>): string | null {
  const turnaround = get(turnaroundAtom);
  return turnaround && readyDay(turnaround, daysWith(turnaround, options), get(timeAtom));
}

/** The day (`YYYY-MM-DD`) by which the order is ready if it is placed now; null if the shop promises none. */
export const readyDayAtom = atom((get) => dayWith(get, get(chosenAtom), nowAtom));

/** The options that would make the order ready earlier, each with its day. */
export const earlierDaysAtom = atom((get) => {
  const chosen = get(chosenAtom);
  const withheld = get(withheldOptionsAtom);
  return get(offeredOptionsAtom)
    .filter((option) => option.days !== undefined && !chosen.includes(option) && !withheld.includes(option.code))
    .map((option) => ({ code: option.code, day: dayWith(get, [...chosen, option], nowAtom) ?? '' }))
    .filter(({ day }) => day < (get(readyDayAtom) ?? ''));
});

/** Until when that day applies. */
export const readyDayHoldsAtom = atom((get) => {
  const turnaround = get(turnaroundAtom);
  return turnaround && readyDayHoldsUntil(turnaround, get(nowAtom));
});

/** The day that was promised at first, if a cut-off has passed since; otherwise null. */
export const readyDayBeforeAtom = atom((get): string | null => {
  const before = dayWith(get, get(chosenAtom), sinceAtom);
  return before === get(readyDayAtom) ? null : before;
});
