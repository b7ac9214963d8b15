import { atom, type Getter } from 'jotai/vanilla';
import { toJson } from '../../domain/common/json.ts';
import { isUntouched } from '../../domain/order/order.ts';
import { reconcile } from '../../domain/order/reconcile.ts';
import { checkoutAtom, isProcessingAtom } from '../checkout/checkout.ts';
import { isDraftingAtom } from '../drafting/drafting.ts';
import { randomKey } from '../host/random-key.ts';
import { offeredServicesAtom } from '../host/settings.ts';
import { storage } from '../host/storage.ts';
import { notifyAtom, reportAtom, tellErrorAtom } from '../notices/notices.ts';
import { isCurrencyChosenAtom } from '../order/currency.ts';
import { isUntouchedAtom } from '../order/order.ts';
import { lineageAtom, orderToSaveAtom, restoreOrderAtom } from './restore-order.ts';
import { readSavedOrder, type SavedOrder } from './saved-order.ts';
import { asideAtom, findAsideAtom, storeAsideAtom } from './order-aside.ts';

/**
 * The place where the order is saved. `text` is what this tab last found or wrote there; if it differs, another tab has
 * written since. `saved` is this tab's work in it; empty if there is none.
 */
interface SavedSlot {
  readonly key: string | null;
  readonly text: string | null;
  readonly saved: string;
}

/** Holds the place; writing to `slotAtom` changes only the given parts. */
const heldSlotAtom = atom<SavedSlot>({ key: null, text: null, saved: '' });
const slotAtom = atom(
  (get) => get(heldSlotAtom),
  (get, set, change: Partial<SavedSlot>) => set(heldSlotAtom, { ...get(heldSlotAtom), ...change }),
);

/** The key under which the order is saved; null while there is none. */
export const orderKeyAtom = atom((get) => get(slotAtom).key);

/**
 * What another tab has saved while this tab has its own work. Until the buyer decides, this tab's work is saved beside
 * it, not over it.
 */
export const otherOrderAtom = atom<SavedOrder | null>(null);

/** Whether the host page was told that nothing can be saved; once is enough. */
const isStorageBlockedAtom = atom(false);

/** This tab's work as it will be saved; empty if there is none. */
const workAtom = atom((get): string =>
  get(isUntouchedAtom) && !get(isCurrencyChosenAtom) ? '' : toJson(get(orderToSaveAtom)),
);

/** Whether this tab has unsaved work. */
export const hasEditsAtom = atom((get) => get(workAtom) !== get(slotAtom).saved);

/**
 * Stores this tab's work beside the other order, in case the page is left before the buyer decides, unless another order
 * is there.
 */
const keepOursAsideAtom = atom(null, (get, set, order: SavedOrder | null) => {
  if (get(asideAtom) === null) set(storeAsideAtom, { key: get(orderKeyAtom), order });
});

/** The decision is made: this tab's work is no longer needed beside the other order. */
const endQuestionAtom = atom(null, (get, set) => {
  if (get(otherOrderAtom) === null) return;
  set(otherOrderAtom, null);
  set(keepOursAsideAtom, null);
});

/** Continues with another order instead of this tab's work. */
export const takeTheirsAtom = atom(null, (get, set, theirs: SavedOrder) => {
  set(endQuestionAtom);
  set(restoreOrderAtom, theirs);
  set(slotAtom, { saved: get(workAtom) });
});

/** Keeps this tab's work, as a lineage of its own: no other tab treats it as the successor of its own order. */
export const keepOursAtom = atom(null, (_get, set) => {
  set(endQuestionAtom);
  set(lineageAtom, randomKey());
});

/** Unreadable data is deleted, and the buyer is told. Data that is not ours to change is left alone. */
const dropUnreadableAtom = atom(null, (get, set, found: 'none' | 'foreign' | 'broken') => {
  const { key } = get(slotAtom);
  set(endQuestionAtom);
  if (found === 'foreign') set(slotAtom, { key: null });
  if (found !== 'broken' || key === null) return;
  storage.remove(key);
  set(slotAtom, { text: null });
  const notice = { key: 'savedBroken' } as const;
  set(notifyAtom, { tone: 'warning', notice, isLong: true });
  set(reportAtom, { area: 'storage', notice, error: null });
});

const askAtom = atom(null, (get, set, theirs: SavedOrder) => {
  if (get(otherOrderAtom) === null) set(notifyAtom, { tone: 'warning', notice: { key: 'otherOrder' }, isLong: true });
  set(checkoutAtom, { type: 'closed' });
  set(otherOrderAtom, theirs);
});

interface Found {
  readonly text: string | null;
  /** Whether this tab's work stays, whatever was found. */
  readonly isOursFirst?: boolean;
}

const ourWork = (get: Getter, isOursFirst: boolean) => ({
  isUntouched: get(isUntouchedAtom),
  lineage: get(lineageAtom),
  hasOpenWork: get(hasEditsAtom) || get(isDraftingAtom),
  isAsked: get(otherOrderAtom) !== null,
  // The order that is being paid for takes precedence.
  goesFirst: isOursFirst || get(checkoutAtom).step === 'paying',
});

/** Handles a stored string that this tab has not seen yet; returns true if it was accepted. */
const reconcileAtom = atom(null, (get, set, { text, isOursFirst = false }: Found): boolean => {
  set(slotAtom, { text });
  const theirs = readSavedOrder(text, get(offeredServicesAtom));
  if (typeof theirs === 'string') {
    set(dropUnreadableAtom, theirs);
    return false;
  }
  const { lineage, order } = theirs;
  const what = reconcile(ourWork(get, isOursFirst), { lineage, isUntouched: isUntouched(order) });
  if (what === 'take') set(takeTheirsAtom, theirs);
  else if (what === 'forget') set(endQuestionAtom);
  else if (what === 'keep') set(keepOursAtom);
  else set(askAtom, theirs);
  return what === 'take';
});

/** Checks whether another tab has saved since. If the data is not ours to change, the key is dropped. */
export const checkOtherTabsAtom = atom(null, (get, set) => {
  const { key, text } = get(slotAtom);
  const found = key === null ? text : storage.text(key);
  if (found !== text) set(reconcileAtom, { text: found });
});

/** Deletes what was saved; the key stays. */
export const forgetSavedAtom = atom(null, (_get, set) => set(slotAtom, { text: null, saved: '' }));

/** Releases the key for another element. */
export const releaseKeyAtom = atom(null, (_get, set) => set(slotAtom, { key: null }));

/** Saves this tab's work under the new key, and deletes it under the old one: paid here, it could be paid again there. */
const moveAtom = atom(null, (get, set, { key, saved }: SavedSlot) => {
  set(saveOrderAtom);
  // Not what another tab has stored there since.
  if (key !== null && storage.text(key) === saved && !get(hasEditsAtom)) storage.remove(key);
});

/** Saves under a key from now on. What is saved there is loaded, unless this tab's work takes precedence. */
export const openKeyAtom = atom(
  null,
  (get, set, { key, isOursFirst }: { readonly key: string; readonly isOursFirst: boolean }) => {
    const before = get(slotAtom);
    const text = storage.text(key);
    if (key === before.key && text === before.text) return;
    set(otherOrderAtom, null);
    set(slotAtom, { key });
    set(findAsideAtom, key);
    const isTaken = set(reconcileAtom, { text, isOursFirst });
    if (isTaken) return;
    set(slotAtom, { saved: '' });
    if (isOursFirst) set(moveAtom, before);
  },
);

/** Saves the order, unless another tab's work is there. Storage failures are only logged. */
export const saveOrderAtom = atom(null, (get, set) => {
  set(checkOtherTabsAtom);
  const { key } = get(slotAtom);
  if (key === null || !get(hasEditsAtom)) return;
  if (get(otherOrderAtom) !== null && get(isProcessingAtom)) set(keepOursAtom);
  if (get(otherOrderAtom) !== null) return set(keepOursAsideAtom, get(orderToSaveAtom));
  if (get(lineageAtom) === '') set(lineageAtom, randomKey());
  const work = get(workAtom);
  if (work === '' ? storage.remove(key) : storage.write(key, work)) {
    set(slotAtom, { text: work || null, saved: work });
    return;
  }
  if (get(isStorageBlockedAtom)) return;
  set(isStorageBlockedAtom, true);
  // The storage itself has logged the failure.
  set(tellErrorAtom, { area: 'storage', notice: { key: 'storageFailed' }, error: null });
});
