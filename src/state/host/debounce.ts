import { onPage, stopAll } from './page-events.ts';

/**
 * Delays an action by `delay` milliseconds after the last call of `later`; when the page is left, it runs at once. It
 * listens to the page until it is stopped.
 */
export function createDebounce(delay: number, run: () => void) {
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
