/** Saves what the buyer types: a while after the last change, and at once when the page is left. */
interface Saver {
  readonly soon: () => void;
  /** Saves what waits to be saved. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** A saver that lets `delay` milliseconds pass after a change. Until it is stopped it listens to the page. */
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
  addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', now);
  const stop = (): void => {
    removeEventListener('pagehide', now);
    document.removeEventListener('visibilitychange', now);
    now();
  };
  return { soon, now, stop };
}
