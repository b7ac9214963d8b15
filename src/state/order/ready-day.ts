import { atom, type Atom, type Getter } from 'jotai/vanilla';
import { parseTurnaround } from '../../api/turnaround.ts';
import { orderOptions, type OrderOption } from '../../domain/order/order-options.ts';
import { daysWith, readyDay, readyDayHoldsUntil } from '../../domain/order/turnaround.ts';
import { siteSettingsAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { offeredOptionsAtom, optionsAtom, withheldOptionsAtom } from './parts.ts';

const minute = 60_000;

/** When somebody first looked, and the time now, as long as somebody looks: null before. */
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

/** The clock in milliseconds; it moves only where the shop says how long it takes. */
const nowAtom = atom((get) => get(clockAtom)?.now ?? Date.now());
const sinceAtom = atom((get) => get(clockAtom)?.since ?? Date.now());

const turnaroundAtom = atom((get) => parseTurnaround(dataOr(get(siteSettingsAtom), null)?.turnaround));

const chosenAtom = atom((get) => orderOptions.filter(({ code }) => get(optionsAtom)[code]));

/** The day by which an order with these options is ready that is made at a time; null where the shop promises none. */
function dayWith(get: Getter, options: readonly OrderOption[], timeAtom: Atom<number>): string | null {
  const turnaround = get(turnaroundAtom);
  return turnaround && readyDay(turnaround, daysWith(turnaround, options), get(timeAtom));
}

/** The day (`YYYY-MM-DD`) by which the order is ready if it is made now; null where the shop promises none. */
export const readyDayAtom = atom((get) => dayWith(get, get(chosenAtom), nowAtom));

/** The options that can be added to make the order ready earlier, each with its day. */
export const earlierDaysAtom = atom((get) => {
  const chosen = get(chosenAtom);
  const withheld = get(withheldOptionsAtom);
  return get(offeredOptionsAtom)
    .filter((option) => option.days !== undefined && !chosen.includes(option) && !withheld.includes(option.code))
    .map((option) => ({ code: option.code, day: dayWith(get, [...chosen, option], nowAtom) ?? '' }))
    .filter(({ day }) => day < (get(readyDayAtom) ?? ''));
});

/** Until when that day holds. */
export const readyDayHoldsAtom = atom((get) => {
  const turnaround = get(turnaroundAtom);
  return turnaround && readyDayHoldsUntil(turnaround, get(nowAtom));
});

/** The day that was promised when the buyer first looked, if a cut-off has passed since; else null. */
export const readyDayBeforeAtom = atom((get): string | null => {
  const before = dayWith(get, get(chosenAtom), sinceAtom);
  return before === get(readyDayAtom) ? null : before;
});
