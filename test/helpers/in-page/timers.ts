/* oxlint-disable typescript/unbound-method -- the built-ins are kept to be called with the right `this`. */

declare global {
  interface Window {
    /** How many intervals of the page are running. */
    intervalsHeld?: () => number;
  }
}

/** Runs in a page before its scripts: counts the intervals that run. Self-contained, as it is sent as text. */
export function watchTimers(): void {
  const held = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof start>) => {
      const id: unknown = start.apply(window, args);
      held.add(id);
      return id;
    },
    clearInterval: (id: Parameters<typeof stop>[0]) => {
      held.delete(id);
      stop.call(window, id);
    },
  });
  Object.defineProperty(window, 'intervalsHeld', { value: () => held.size });
}
