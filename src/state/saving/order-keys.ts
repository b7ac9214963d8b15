import type { ServiceType } from '../../domain/order/service-types.ts';
import { storage } from '../host/storage.ts';
import { readSavedOrder } from './saved-order.ts';

/** An element that saves its order under a key. */
export interface KeyHolder {
  /** Whether the element is connected. */
  readonly isPresent: () => boolean;
  /** Saves pending changes and stops using the key. */
  readonly release: () => void;
  /** A key with a lower number may be free: the form that used it has left the page. */
  readonly onKeyFreed: () => void;
  /** The services that it offers. */
  readonly services: () => readonly ServiceType[];
}

const holders = new Map<string, KeyHolder>();

/**
 * Reserves a key for a referral's order: a further element on the page gets `…:2`, `…:3` (docs/contract.md, Settled).
 * The key of an element that has just left the document goes to the one that replaces it. A key with an order that is
 * not ours to change is skipped. Release it with `releaseOrderKey`.
 */
export function claimOrderKey(referral: string | null, holder: KeyHolder): string {
  const base = `order:${referral ?? '-'}`;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}:${number}`;
    const other = holders.get(key);
    if (other !== holder) {
      if (other?.isPresent()) continue;
      other?.release();
    }
    if (readSavedOrder(storage.text(key), holder.services()) === 'foreign') continue;
    holders.set(key, holder);
    return key;
  }
}

/** Releases a key that the holder has; another form of the page may take it over. */
export function releaseOrderKey(key: string | null, holder: KeyHolder): void {
  if (key === null || holders.get(key) !== holder) return;
  holders.delete(key);
  for (const other of new Set(holders.values())) other.onKeyFreed();
}
