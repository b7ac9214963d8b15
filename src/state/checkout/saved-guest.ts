import * as v from 'valibot';
import { emptyGuest, type Guest } from '../../domain/buyer/guest.ts';
import { isSame, toJson } from '../../domain/common/json.ts';
import { guestLifetime } from '../../domain/common/waits.ts';
import { clearGuest, hasTypedAtom, setGuest, typedGuestAtom } from '../buyer/guest-details.ts';
import { isLoggedInAtom } from '../buyer/login.ts';
import type { Form } from '../form.ts';
import { stopAll, type Stop } from '../host/page-events.ts';
import { isFresh, tabStorage } from '../host/storage.ts';
import { isUntouchedAtom } from '../session/order-atoms.ts';
import { isPaidAtom } from './checkout-state.ts';

const key = 'guest';

const fields = Object.entries(emptyGuest).map(([name, empty]) => {
  // Details that an earlier version has stored lack the fields that were added since.
  return [name, v.optional(typeof empty === 'string' ? v.string() : v.boolean(), empty)] as const;
});
const savedGuest = v.object({ savedAt: v.number(), guest: v.object(Object.fromEntries(fields)) });

/** The stored data if it is still valid; broken or expired data is deleted. */
function readSavedGuest() {
  const { success, output } = v.safeParse(savedGuest, tabStorage.read(key));
  if (success && isFresh(output.savedAt, guestLifetime)) return output;
  tabStorage.remove(key);
  return null;
}

/** Deletes the stored data when it expires, even if the form is no longer in the page. */
const removeLater = (savedAt: number): void => void setTimeout(readSavedGuest, savedAt + guestLifetime - Date.now());

/**
 * Stores a guest's details in this tab only, for the way to checkout and back, or to the shop's login
 * (docs/contract.md, On the wire). They are deleted once the order is paid or reset, and after an hour.
 */
export function saveGuest({ store }: Form, guest: Guest = store.get(typedGuestAtom)): void {
  if (store.get(isLoggedInAtom) || isSame(guest, emptyGuest)) return;
  const savedAt = Date.now();
  if (tabStorage.write(key, toJson({ savedAt, guest }))) removeLater(savedAt);
}

/** Deletes them and clears the guest form. */
export function removeGuest(form: Form): void {
  tabStorage.remove(key);
  clearGuest(form);
}

/** Restores what a guest had typed before checkout, and deletes it when it expires. */
export function startSavedGuest(form: Form): Stop {
  const { store } = form;
  const removeIfDone = (): void => {
    if (store.get(isPaidAtom) || store.get(isUntouchedAtom)) tabStorage.remove(key);
  };
  if (store.get(isPaidAtom)) tabStorage.remove(key);
  const saved = readSavedGuest();
  if (saved !== null) {
    removeLater(saved.savedAt);
    if (!store.get(hasTypedAtom)) setGuest(form, { ...emptyGuest, ...saved.guest });
  }
  return stopAll(store.sub(isPaidAtom, removeIfDone), store.sub(isUntouchedAtom, removeIfDone));
}
