import { failedWaits } from '../../domain/common/waits.ts';

/** One try. Gives null once nothing is missing, else how many milliseconds the shop asks to wait before the next one. */
type Attempt = () => Promise<number | null>;

/** Tries again, less and less often, until nothing is missing (docs/contract.md, Settled). */
export interface Retrier {
  /** Tries at once. */
  readonly now: () => void;
  /** The same. Gives a promise that is kept once the try has ended, whatever came of it. */
  readonly tried: () => Promise<void>;
  /** Forgets earlier failures and what is waited for. */
  readonly reset: () => void;
  readonly stop: () => void;
}

/** Chance parts thousands of pages that a recovering shop would see all at once. */
function waitAfter(failures: number): number {
  const { again, spread } = failedWaits;
  const wait = again[Math.min(failures, again.length - 1)] ?? 0;
  return wait * (1 + (Math.random() * 2 - 1) * spread);
}

/**
 * A retrier of one thing. A page that nobody looks at asks nothing; one that is looked at again, or online again, asks at
 * once. Until it is stopped it listens to the page.
 */
export function createRetrier(attempt: Attempt): Retrier {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;

  const cease = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tried = (): Promise<void> => {
    cease();
    if (underWay !== null) return underWay;
    const ours = attempt().then((asked) => {
      if (underWay !== ours) return;
      underWay = null;
      if (asked === null) failures = 0;
      else schedule(Math.max(asked, waitAfter(failures)));
    });
    underWay = ours;
    return ours;
  };
  const now = (): void => void tried();
  // On a page that nobody looks at the timer runs out, but stays to tell that something is missing.
  const lookAgain = (): void => {
    if (timer !== undefined && !document.hidden) now();
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
  addEventListener('online', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
  const stop = (): void => {
    reset();
    removeEventListener('online', lookAgain);
    document.removeEventListener('visibilitychange', lookAgain);
  };
  return { now, tried, reset, stop };
}
