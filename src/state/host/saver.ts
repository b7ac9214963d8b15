import { onPage, stopAll } from './listen.ts';

/** Saves what the buyer types: some time after the last change, and at once when the page is left. */
interface Saver {
  readonly soon: () => void;
  /** Saves pending changes. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** Creates a saver that waits `delay` milliseconds after a change. It listens to the page until it is stopped. */
export function createSaver(delay: number, save: () => void): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(now, delay);
  };
  return { soon, now, stop: stopAll(onPage(['pagehide', 'visibilitychange'], now), now) };
}
