import { atom, type Getter } from 'jotai/vanilla';
import { readyDay, type Turnaround } from '../../domain/turnaround.ts';
import { siteSettingsAtom } from '../catalogue/catalogue.ts';
import { dataOr } from '../catalogue/remote.ts';
import { rushProductionAtom } from './parts.ts';

const minute = 60_000;

/** Counts the minutes as long as somebody looks: midnight and the cut-off fall on a full one in every time zone. */
const minutesAtom = atom(0);
minutesAtom.onMount = (setMinutes) => {
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    setMinutes((minutes) => minutes + 1);
    timer = setTimeout(tick, minute - (Date.now() % minute));
  };
  tick();
  return () => clearTimeout(timer);
};

/** The clock in milliseconds; it moves only where the shop says how long it takes. */
const nowAtom = atom((get) => {
  get(minutesAtom);
  return Date.now();
});

const turnaroundAtom = atom((get): Turnaround | null => dataOr(get(siteSettingsAtom), null)?.turnaround ?? null);

const dayAtom = (isRush: (get: Getter) => boolean) =>
  atom((get): string | null => {
    const turnaround = get(turnaroundAtom);
    return turnaround && readyDay(turnaround, isRush(get), get(nowAtom));
  });

/** The day (`YYYY-MM-DD`) by which the order is ready if it is made now; null where the shop promises none. */
export const readyDayAtom = dayAtom((get) => get(rushProductionAtom));

/** The same with rush production, whether or not it is chosen. */
export const rushDayAtom = dayAtom(() => true);
