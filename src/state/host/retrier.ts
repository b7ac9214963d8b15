import { failedWaits } from '../../domain/common/waits.ts';
import { onPage, stopAll } from './listen.ts';

/**
 * One attempt, and whether it follows a failure. Returns null once nothing is missing; otherwise the milliseconds that
 * the shop asks to wait before the next attempt.
 */
type Attempt = (isAgain: boolean) => Promise<number | null>;

/** Retries at growing intervals until nothing is missing (docs/contract.md, Settled). */
export interface Retrier {
  /** Tries at once. The promise resolves when the attempt has ended, whatever its result. */
  readonly now: () => Promise<void>;
  /** Forgets earlier failures and tries at once. */
  readonly anew: () => void;
  /** Forgets earlier failures and cancels the timer. */
  readonly reset: () => void;
  readonly stop: () => void;
}

/** Random variation prevents thousands of pages from calling a recovering shop at the same time. */
function waitAfter(failures: number): number {
  const wait = Math.min(failedWaits.first * 2 ** failures, failedWaits.longest);
  return wait * (1 + (Math.random() * 2 - 1) * failedWaits.spread);
}

/**
 * Creates a retrier. A hidden page sends no requests; when it becomes visible again, or the browser is back online, it
 * tries at once. It listens to the page until it is stopped.
 */
export function createRetrier(attempt: Attempt): Retrier {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;

  const cease = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const now = (): Promise<void> => {
    cease();
    if (underWay !== null) return underWay;
    const ours = attempt(failures > 0).then((asked) => {
      if (underWay !== ours) return;
      underWay = null;
      if (asked === null) failures = 0;
      else schedule(Math.max(asked, waitAfter(failures)));
    });
    underWay = ours;
    return ours;
  };
  // On a hidden page, the timer expires but is kept as a sign that something is missing.
  const lookAgain = (): void => {
    if (timer !== undefined && !document.hidden) void now();
  };
  const schedule = (wait: number): void => {
    failures += 1;
    timer = setTimeout(lookAgain, wait);
  };
  const reset = (): void => {
    cease();
    failures = 0;
    underWay = null;
  };
  const anew = (): void => {
    reset();
    void now();
  };
  return { now, anew, reset, stop: stopAll(onPage(['online', 'visibilitychange'], lookAgain), reset) };
}
