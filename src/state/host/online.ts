import { atom } from 'jotai/vanilla';
import type { OrderStore } from '../atoms/store.ts';

/** Whether the browser may be online; false only if it knows that it is offline. */
export const isOnlineAtom = atom(true);

/** Follows the browser's connection. Returns the function that stops it. */
export function startOnline(store: OrderStore): () => void {
  const look = (): void => store.set(isOnlineAtom, navigator.onLine);
  const names = ['online', 'offline', 'pageshow'] as const;
  for (const name of names) addEventListener(name, look);
  look();
  return () => {
    for (const name of names) removeEventListener(name, look);
  };
}
