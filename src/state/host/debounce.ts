import { onPage, stopAll, type Stop } from './page-events.ts';

/** Runs an action some time after the last call, or at once when the page is left. */
interface Debounced {
  readonly later: () => void;
  readonly flush: () => void;
  readonly cancel: () => void;
  readonly stop: Stop;
}

/** Delays an action by `delay` milliseconds after the last call. It listens to the page until it is stopped. */
export function createDebounce(delay: number, run: () => void): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = (): void => {
    if (timer === undefined) return;
    cancel();
    run();
  };
  const later = (): void => {
    cancel();
    timer = setTimeout(flush, delay);
  };
  return { later, flush, cancel, stop: stopAll(onPage(['pagehide', 'visibilitychange'], flush), flush) };
}
