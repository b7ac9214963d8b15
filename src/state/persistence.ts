import { atom } from 'jotai/vanilla';
import { reportAtom } from './notices.ts';
import { orderAtom, isUntouchedAtom } from './order.ts';
import { parseSavedOrder, type SavedOrder } from './saved-order.ts';
import { isSentAtom, submissionAtom } from './submission.ts';
import { storage } from './storage.ts';
import type { OrderStore } from './store.ts';

const saveDelay = 200;

/** Whether the host page was told that nothing can be saved; once is enough. */
const isStorageBlockedAtom = atom(false);

/** Keys of this page's elements: a further element of the same referral saves under `…:2`, `…:3`. */
const keysInUse = new Set<string>();

/** Takes a key for a referral's order that no other element of the page uses. Give it back with `releaseOrderKey`. */
export function claimOrderKey(referral: string | null): string {
  const base = `order:${referral ?? '-'}`;
  let key = base;
  for (let number = 2; keysInUse.has(key); number += 1) key = `${base}:${number}`;
  keysInUse.add(key);
  return key;
}

export function releaseOrderKey(key: string): void {
  keysInUse.delete(key);
}

/** Takes up the saved order; false where there is none to take up. */
export function restoreOrder(store: OrderStore, key: string): boolean {
  const saved = parseSavedOrder(storage.read(key));
  if (saved === null) return false;
  store.set(orderAtom, saved.order);
  store.set(submissionAtom, { idempotencyKey: saved.idempotencyKey, created: saved.created });
  store.set(isSentAtom, saved.isSent);
  return true;
}

function save(store: OrderStore, key: string): void {
  if (store.get(isUntouchedAtom)) return storage.remove(key);
  const saved: SavedOrder = {
    version: 1,
    order: store.get(orderAtom),
    ...store.get(submissionAtom),
    isSent: store.get(isSentAtom),
  };
  const isSaved = storage.write(key, saved);
  if (isSaved || store.get(isStorageBlockedAtom)) return;
  store.set(isStorageBlockedAtom, true);
  store.set(reportAtom, { area: 'storage', notice: { key: 'storageFailed' }, error: null });
}

/** Saves the order after edits, and at once when the page is left. Gives the function that stops it. */
export function startSaving(store: OrderStore, key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    save(store, key);
  };
  const saveSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(saveNow, saveDelay);
  };
  const unsubscribes = [orderAtom, submissionAtom, isSentAtom].map((watched) => store.sub(watched, saveSoon));
  addEventListener('pagehide', saveNow);
  document.addEventListener('visibilitychange', saveNow);
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    removeEventListener('pagehide', saveNow);
    document.removeEventListener('visibilitychange', saveNow);
    saveNow();
  };
}
