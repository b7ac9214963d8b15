import { atom } from 'jotai/vanilla';
import type { Form } from '../form.ts';
import { onPage, type Stop } from './page-events.ts';

/** Whether the browser may be online; false only if it knows that it is offline. */
export const isOnlineAtom = atom(true);

/** Follows the browser's connection. Returns the function that stops it. */
export function startOnline({ store }: Form): Stop {
  const update = (): void => store.set(isOnlineAtom, navigator.onLine);
  update();
  return onPage(['online', 'offline', 'pageshow'], update);
}
