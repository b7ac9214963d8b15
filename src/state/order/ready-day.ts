import { atom, type Getter } from 'jotai/vanilla';
import { readyDay, readyDayHoldsUntil, type Turnaround } from '../../domain/order/turnaround.ts';
import { siteSettingsAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { optionsAtom } from './parts.ts';

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

const turnaroundAtom = atom((get): Turnaround | null => dataOr(get(siteSettingsAtom), null)?.turnaround ?? null);

const isRushAtom = atom((get) => get(optionsAtom).rush);

const dayAtom = (isRush: (get: Getter) => boolean) =>
  atom((get): string | null => {
    const turnaround = get(turnaroundAtom);
    return turnaround && readyDay(turnaround, isRush(get), get(nowAtom));
  });

/** The day (`YYYY-MM-DD`) by which the order is ready if it is made now; null where the shop promises none. */
export const readyDayAtom = dayAtom((get) => get(isRushAtom));

/** The same with rush production, whether or not it is chosen. */
export const rushDayAtom = dayAtom(() => true);

/** Until when that day holds. */
export const readyDayHoldsAtom = atom((get) => {
  const turnaround = get(turnaroundAtom);
  return turnaround && readyDayHoldsUntil(turnaround, get(nowAtom));
});

/** The day that was promised when the buyer first looked, if a cut-off has passed since; else null. */
export const readyDayBeforeAtom = atom((get): string | null => {
  const turnaround = get(turnaroundAtom);
  const before = turnaround && readyDay(turnaround, get(isRushAtom), get(sinceAtom));
  return before === get(readyDayAtom) ? null : before;
});
