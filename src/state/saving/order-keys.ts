import type { ServiceType } from '../../domain/order/service-types.ts';
import { storage } from '../host/storage.ts';
import { readSavedOrder } from './saved-order.ts';

/** Called when another form of the page frees its key, which may have a lower number. */
type OnKeyFreed = () => void;

/** The forms of the page, by the key under which each saves its order. */
const claims = new Map<string, OnKeyFreed>();

/**
 * Reserves a key for a referral's order: a further element on the page gets `…:2`, `…:3` (docs/contract.md, Settled).
 * A key whose saved order is not ours to change, or whose service is not `offered`, is skipped.
 */
export function claimOrderKey(
  referral: string | null,
  offered: readonly ServiceType[],
  onKeyFreed: OnKeyFreed,
): string {
  const base = `order:${referral ?? '-'}`;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}:${number}`;
    const isFree = (claims.get(key) ?? onKeyFreed) === onKeyFreed;
    if (!isFree || readSavedOrder(storage.text(key), offered) === 'foreign') continue;
    claims.set(key, onKeyFreed);
    return key;
  }
}

/** Releases a key; another form of the page may take it over. */
export function releaseOrderKey(key: string): void {
  claims.delete(key);
  for (const onKeyFreed of new Set(claims.values())) onKeyFreed();
}
