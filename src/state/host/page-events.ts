import { atom } from 'jotai/vanilla';
import type { Form } from '../form.ts';

/** Stops what was started. */
export type Stop = () => void;

/** Stops several things, in this order. */
export const stopAll =
  (...stops: readonly Stop[]): Stop =>
  () => {
    for (const stop of stops) stop();
  };

type Name = 'focus' | 'offline' | 'online' | 'pagehide' | 'pageshow' | 'storage' | 'visibilitychange';

/** Another tab may have stored something: its event, or the return to a sleeping tab. */
export const signsOfOtherTabs = ['storage', 'pageshow', 'visibilitychange'] as const;

const targetOf = (name: Name): EventTarget => (name === 'visibilitychange' ? document : window);

/** Listens to events of the window and the document until it is stopped. */
export function onPage(names: readonly Name[], listener: (event: Event) => void): Stop {
  for (const name of names) targetOf(name).addEventListener(name, listener);
  return () => {
    for (const name of names) targetOf(name).removeEventListener(name, listener);
  };
}

/** Whether the browser may be online; false only if it knows that it is offline. */
export const isOnlineAtom = atom(true);

/** Follows the browser's connection. Returns the function that stops it. */
export function startOnline({ store }: Form): Stop {
  const update = (): void => store.set(isOnlineAtom, navigator.onLine);
  update();
  return onPage(['online', 'offline', 'pageshow'], update);
}

/** Runs an action some time after the last call, or at once when the page is left. */
interface Debounced {
  readonly later: () => void;
  /** Runs a pending action now. */
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
