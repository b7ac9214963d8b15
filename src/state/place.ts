import { atom, type Getter } from 'jotai/vanilla';
import { toJson } from '../domain/json.ts';
import { isUntouched } from '../domain/order.ts';
import { aiStatusAtom, regeneratingAtom } from './ai.ts';
import { randomKey } from './fingerprint.ts';
import { notifyAtom, reportAtom } from './notices.ts';
import { isCurrencyChosenAtom, isUntouchedAtom, orderAtom } from './order.ts';
import { isProcessingAtom, reviewStepAtom } from './review.ts';
import { newSavedOrder, readSavedOrder, type SavedOrder } from './saved-order.ts';
import { storage } from './storage.ts';
import { isSentAtom, lineAtom, submissionAtom } from './submission.ts';
import { takeSavedAtom } from './take-saved.ts';

/**
 * Where the order is saved. `text` is what this tab last found or wrote there: another one means that another tab was
 * there since. `saved` is the work of this tab that is in it; empty where there is none.
 */
interface Place {
  readonly key: string | null;
  readonly text: string | null;
  readonly saved: string;
}

const placeAtom = atom<Place>({ key: null, text: null, saved: '' });

/** The key that the order is saved under; null while there is none. */
export const orderKeyAtom = atom((get) => get(placeAtom).key);

/** What another tab has saved, where this tab has work of its own: until the buyer decides, nothing is saved here. */
export const otherOrderAtom = atom<SavedOrder | null>(null);

/** Whether the host page was told that nothing can be saved; once is enough. */
const isStorageBlockedAtom = atom(false);

/** The work of this tab as it is to be saved; empty where there is none. */
const workAtom = atom((get): string => {
  if (get(isUntouchedAtom) && !get(isCurrencyChosenAtom)) return '';
  const saved = newSavedOrder({
    order: get(orderAtom),
    ...get(submissionAtom),
    isSent: get(isSentAtom),
    line: get(lineAtom),
    isCurrencyChosen: get(isCurrencyChosenAtom),
  });
  return toJson(saved);
});

/** Whether this tab has work that is not saved. */
export const hasEditsAtom = atom((get) => get(workAtom) !== get(placeAtom).saved);

/** Whether nothing of this tab's is lost by taking theirs over: there is nothing, or theirs goes on with it. */
function isOursInIt(get: Getter, theirs: SavedOrder): boolean {
  if (get(isUntouchedAtom)) return true;
  const isDrafting = get(aiStatusAtom).kind === 'loading' || get(regeneratingAtom) !== null;
  return theirs.line === get(lineAtom) && !get(hasEditsAtom) && !isDrafting;
}

const takeTheirsAtom = atom(null, (get, set, theirs: SavedOrder) => {
  set(otherOrderAtom, null);
  set(takeSavedAtom, theirs);
  set(placeAtom, { ...get(placeAtom), saved: get(workAtom) });
});

/** Goes on as a line of work of its own: no other tab takes it for the successor of its own. */
const keepOursAtom = atom(null, (_get, set) => {
  set(otherOrderAtom, null);
  set(lineAtom, randomKey());
});

/** What cannot be read goes, with a word to the buyer. What a newer version of this script has saved is left alone. */
const passOverAtom = atom(null, (get, set, found: 'none' | 'newer' | 'broken') => {
  const place = get(placeAtom);
  set(otherOrderAtom, null);
  if (found === 'newer') set(placeAtom, { ...place, key: null });
  if (found !== 'broken' || place.key === null) return;
  storage.remove(place.key);
  set(placeAtom, { ...place, text: null });
  const notice = { key: 'savedBroken' } as const;
  set(notifyAtom, { tone: 'warning', notice, isLong: true });
  set(reportAtom, { area: 'storage', notice, error: null });
});

const askAtom = atom(null, (get, set, theirs: SavedOrder) => {
  if (get(otherOrderAtom) === null) set(notifyAtom, { tone: 'warning', notice: { key: 'otherTab' }, isLong: true });
  set(reviewStepAtom, 'closed');
  set(otherOrderAtom, theirs);
});

interface Found {
  readonly text: string | null;
  /** Whether this tab's work stands, whatever was found. */
  readonly isOursFirst?: boolean;
}

/** Makes something of a text that this tab has not seen yet: true where it is taken over. */
const meetAtom = atom(null, (get, set, { text, isOursFirst = false }: Found): boolean => {
  set(placeAtom, { ...get(placeAtom), text });
  const theirs = readSavedOrder(text);
  if (typeof theirs === 'string') set(passOverAtom, theirs);
  else if (get(otherOrderAtom) === null && isOursInIt(get, theirs)) {
    set(takeTheirsAtom, theirs);
    return true;
  } else if (isUntouched(theirs.order)) set(otherOrderAtom, null);
  // The order that is being paid for is the one that counts.
  else if (isOursFirst || get(isProcessingAtom)) set(keepOursAtom);
  else set(askAtom, theirs);
  return false;
});

/** Looks whether another tab was there since. Where its script is newer than this, there is no key any more. */
export const lookAtom = atom(null, (get, set) => {
  const { key, text } = get(placeAtom);
  const found = key === null ? text : storage.text(key);
  if (found !== text) set(meetAtom, { text: found });
});

/** Leaves the key to another element. */
export const leaveKeyAtom = atom(null, (get, set) => set(placeAtom, { ...get(placeAtom), key: null }));

/** Saves under a key from now on; what is saved there is taken up, unless this tab's work goes first. */
export const openKeyAtom = atom(
  null,
  (get, set, { key, isOursFirst }: { readonly key: string; readonly isOursFirst: boolean }) => {
    const before = get(placeAtom);
    const text = storage.text(key);
    if (key === before.key && text === before.text) return;
    set(otherOrderAtom, null);
    set(placeAtom, { ...before, key });
    const isTaken = set(meetAtom, { text, isOursFirst });
    if (!isTaken) set(placeAtom, { ...get(placeAtom), saved: '' });
  },
);

/** Saves the order, unless another tab's work stands there. Storage that fails is only logged. */
export const saveOrderAtom = atom(null, (get, set) => {
  set(lookAtom);
  const { key } = get(placeAtom);
  if (key === null || !get(hasEditsAtom)) return;
  if (get(otherOrderAtom) !== null && get(isProcessingAtom)) set(keepOursAtom);
  if (get(otherOrderAtom) !== null) return;
  if (get(lineAtom) === '') set(lineAtom, randomKey());
  const work = get(workAtom);
  if (work === '' ? storage.remove(key) : storage.write(key, work)) {
    set(placeAtom, { key, text: storage.text(key), saved: work });
    return;
  }
  if (get(isStorageBlockedAtom)) return;
  set(isStorageBlockedAtom, true);
  set(reportAtom, { area: 'storage', notice: { key: 'storageFailed' }, error: null });
});

/** The buyer goes on with the other tab's order. */
export const takeOtherAtom = atom(null, (get, set) => {
  const other = get(otherOrderAtom);
  if (other !== null) set(takeTheirsAtom, other);
});

/** The buyer keeps this tab's order. */
export const keepThisAtom = atom(null, (_get, set) => {
  set(keepOursAtom);
  set(saveOrderAtom);
});
