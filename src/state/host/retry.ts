import { failedWaits } from '../../domain/common/waits.ts';
import { onPage, stopAll } from './page-events.ts';

/** Random variation prevents thousands of pages from calling a recovering shop at the same time. */
function waitAfter(failures: number): number {
  const wait = Math.min(failedWaits.first * 2 ** failures, failedWaits.longest);
  return wait * (1 + (Math.random() * 2 - 1) * failedWaits.spread);
}

/**
 * Repeats an attempt at growing intervals until it returns null; otherwise, it returns the milliseconds that the shop
 * asks to wait (docs/contract.md, Settled). A hidden page sends no requests; when it becomes visible again, or the
 * browser is back online, it tries at once. It listens to the page until it is stopped.
 */
export function createRetry(attempt: (isRetry: boolean) => Promise<number | null>) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<void> | null = null;

  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** Tries at once. The promise resolves when the attempt has ended, whatever its result. */
  const now = (): Promise<void> => {
    cancel();
    if (pending !== null) return pending;
    const current = attempt(failures > 0).then((wait) => {
      if (pending !== current) return;
      pending = null;
      if (wait === null) failures = 0;
      else schedule(Math.max(wait, waitAfter(failures)));
    });
    pending = current;
    return current;
  };
  // On a hidden page, the timer expires but is kept as a sign that something is missing.
  const resume = (): void => {
    if (timer !== undefined && !document.hidden) void now();
  };
  const schedule = (wait: number): void => {
    failures += 1;
    timer = setTimeout(resume, wait);
  };
  /** Forgets earlier failures and cancels the timer. */
  const reset = (): void => {
    cancel();
    failures = 0;
    pending = null;
  };
  const restart = (): void => {
    reset();
    void now();
  };
  return { now, restart, reset, stop: stopAll(onPage(['online', 'visibilitychange'], resume), reset) };
}
