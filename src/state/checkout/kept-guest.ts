import { atom } from 'jotai/vanilla';
import { emptyGuest, type Guest } from '../../domain/buyer/guest.ts';
import { isFresh } from '../host/is-fresh.ts';
import { isRecord, isSame, toJson } from '../../domain/common/json.ts';
import { guestLifetime } from '../../domain/common/waits.ts';
import { forgetGuestAtom, guestAtom, hasTypedAtom, typedGuestAtom } from '../buyer/guest.ts';
import { isLoggedInAtom } from '../buyer/session.ts';
import { stopAll, type Stop } from '../host/listen.ts';
import { tabStorage } from '../host/storage.ts';
import { isUntouchedAtom } from '../order/order.ts';
import type { OrderStore } from '../atoms/store.ts';
import { isPaidAtom } from './checkout.ts';

const key = 'guest';

interface Kept {
  readonly keptAt: number;
  readonly guest: Guest;
}

const isGuest = (value: unknown): value is Guest =>
  isRecord(value) && Object.entries(emptyGuest).every(([field, empty]) => typeof value[field] === typeof empty);

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value['keptAt'] === 'number' && isGuest(value['guest']);

/** The stored data if it is still valid; broken or expired data is deleted. */
function readKept(): Kept | null {
  const found = tabStorage.read(key);
  if (isKept(found) && isFresh(found.keptAt, guestLifetime)) return found;
  tabStorage.remove(key);
  return null;
}

/** Checks again when the stored data expires, even if the form has left the page by then. */
const dropLater = (keptAt: number): void => void setTimeout(readKept, keptAt + guestLifetime - Date.now());

/**
 * Stores a guest's details in this tab only, for the way to checkout and back, or to the shop's login
 * (docs/contract.md, On the wire). They are deleted once the order is paid or reset, and after an hour.
 */
export const keepGuestAtom = atom(null, (get, _set, guest: Guest = get(typedGuestAtom)) => {
  if (get(isLoggedInAtom) || isSame(guest, emptyGuest)) return;
  const kept: Kept = { keptAt: Date.now(), guest };
  if (tabStorage.write(key, toJson(kept))) dropLater(kept.keptAt);
});

/** Deletes them and clears the guest form. */
export const dropGuestAtom = atom(null, (_get, set) => {
  tabStorage.remove(key);
  set(forgetGuestAtom);
});

/**
 * Restores what a guest had typed before checkout, and deletes it when it expires. Returns the function that stops it.
 */
export function startKeepingGuest(store: OrderStore): Stop {
  const forget = (): void => {
    if (store.get(isPaidAtom) || store.get(isUntouchedAtom)) tabStorage.remove(key);
  };
  if (store.get(isPaidAtom)) forget();
  const kept = readKept();
  if (kept !== null) {
    dropLater(kept.keptAt);
    if (!store.get(hasTypedAtom)) store.set(guestAtom, kept.guest);
  }
  return stopAll(store.sub(isPaidAtom, forget), store.sub(isUntouchedAtom, forget));
}
