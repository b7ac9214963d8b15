import { atom } from 'jotai/vanilla';
import type { OrderStore } from '../atoms/store.ts';
import { onPage, type Stop } from './listen.ts';

/** Whether the browser may be online; false only if it knows that it is offline. */
export const isOnlineAtom = atom(true);

/** Follows the browser's connection. Returns the function that stops it. */
export function startOnline(store: OrderStore): Stop {
  const look = (): void => store.set(isOnlineAtom, navigator.onLine);
  look();
  return onPage(['online', 'offline', 'pageshow'], look);
}
