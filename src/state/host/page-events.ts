import { atom, type Atom } from 'jotai/vanilla';
import type { Form } from '../form.ts';

export type Stop = () => void;

export const stopAll =
  (...stops: readonly Stop[]): Stop =>
  () => {
    for (const stop of stops) stop();
  };

/** Calls a listener now, and whenever one of the atoms changes. */
export function watch({ store }: Form, atoms: readonly Atom<unknown>[], listener: () => void): Stop {
  listener();
  return stopAll(...atoms.map((one) => store.sub(one, listener)));
}

type Name = 'focus' | 'offline' | 'online' | 'pagehide' | 'pageshow' | 'storage' | 'visibilitychange';

const targetOf = (name: Name): EventTarget => (name === 'visibilitychange' ? document : window);

/** Listens to events of the window and the document until it is stopped. */
export function onPage(names: readonly Name[], listener: (event: Event) => void): Stop {
  for (const name of names) targetOf(name).addEventListener(name, listener);
  return () => {
    for (const name of names) targetOf(name).removeEventListener(name, listener);
  };
}

/**
 * Delays an action by `delay` milliseconds after the last call of `later`; when the page is left, it runs at once. It
 * listens to the page until it is stopped.
 */
export function createDebounce(delay: number, run: () => unknown) {
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

/** Whether the browser may be online; false only if it knows that it is offline. */
export const isOnlineAtom = atom(true);

export function startOnline({ store }: Form): Stop {
  const update = (): void => store.set(isOnlineAtom, navigator.onLine);
  update();
  return onPage(['online', 'offline', 'pageshow'], update);
}
