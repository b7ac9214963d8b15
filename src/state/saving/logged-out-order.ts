import { atom, type Getter } from 'jotai/vanilla';
import { defaultCurrency } from '../../domain/checkout/currency.ts';
import { emptyDraftingForm, type DraftingForm } from '../../domain/scripts/drafting.ts';
import { freshOrder, isUntouched } from '../../domain/order/order.ts';
import { isProcessingAtom } from '../checkout/checkout.ts';
import { dropGuestAtom } from '../checkout/kept-guest.ts';
import { draftingFormAtom } from '../drafting/drafting-form.ts';
import { randomKey } from '../host/random-key.ts';
import { hostCurrencyAtom } from '../host/settings.ts';
import { storage } from '../host/storage.ts';
import { toastsAtom } from '../notices/notices.ts';
import { isCurrencyChosenAtom } from '../order/currency.ts';
import { isUntouchedAtom } from '../order/order.ts';
import { replaceOrderAtom } from '../order/order-life.ts';
import { serviceTypeAtom } from '../order/service.ts';
import { isHeldKey } from './order-keys.ts';
import { orderToSaveAtom, restoreOrderAtom } from './restore-order.ts';
import { readSavedOrder, type SavedOrder } from './saved-order.ts';
import { checkOtherTabsAtom, forgetSavedAtom, orderKeyAtom, otherOrderAtom, saveOrderAtom } from './saved-slot.ts';
import { findAsideAtom, setAsideAtom } from './order-aside.ts';

type Entry = readonly [key: string, text: string];

/** What a buyer who has logged out left behind. In memory only. */
interface Left {
  readonly buyer: string;
  readonly order: SavedOrder;
  readonly draftingForm: DraftingForm;
  readonly entries: readonly Entry[];
}

/** The order that waits for the answer whether to keep it; null if there is none (docs/contract.md, Logging out). */
export const loggedOutOrderAtom = atom<Left | null>(null);

/** A value that changes when a buyer logs out, so that other tabs delete the order too. */
const departureKey = 'logged-out';
const ownDepartures = new Set<string>();
const knownDepartureAtom = atom<string | null>(null);

/** Resets the form, so that it contains nothing of the buyer. */
const forgetBuyerAtom = atom(null, (get, set) => {
  set(replaceOrderAtom, freshOrder(get(serviceTypeAtom), get(hostCurrencyAtom) ?? defaultCurrency));
  set(isCurrencyChosenAtom, false);
  set(forgetSavedAtom);
  set(otherOrderAtom, null);
  set(setAsideAtom, { key: null, order: null });
  set(draftingFormAtom, emptyDraftingForm);
  set(dropGuestAtom);
  set(toastsAtom, []);
});

/** Everything stored about orders and drafting, except what another form on the page uses. */
function storedEntries(get: Getter): readonly Entry[] {
  const own = get(orderKeyAtom);
  return storage
    .keys()
    .filter((key) => key === 'ai-form' || (key.startsWith('order:') && !isHeldKey(key, own)))
    .map((key) => [key, storage.text(key) ?? '']);
}

/** Whether a stored string contains an order with work in it. */
function holdsWork([, text]: Entry): boolean {
  const saved = readSavedOrder(text);
  return typeof saved === 'string' ? saved === 'foreign' : !isUntouched(saved.order);
}

/**
 * Removes everything of a buyer who has logged out from the form and from storage. If there is work, it can be kept.
 */
export const logOutAtom = atom(null, (get, set, buyer: string) => {
  set(saveOrderAtom);
  const left: Left = {
    buyer,
    order: get(orderToSaveAtom),
    draftingForm: get(draftingFormAtom),
    entries: storedEntries(get),
  };
  const hasWork = !get(isUntouchedAtom) || left.entries.some(holdsWork);
  for (const [key] of left.entries) storage.remove(key);
  if (left.entries.length > 0) {
    const departure = randomKey();
    ownDepartures.add(departure);
    storage.write(departureKey, departure);
  }
  set(forgetBuyerAtom);
  set(loggedOutOrderAtom, hasWork ? left : null);
});

/** Restores what was left. */
export const keepLoggedOutOrderAtom = atom(null, (get, set) => {
  const left = get(loggedOutOrderAtom);
  if (left === null) return;
  set(loggedOutOrderAtom, null);
  for (const [key, text] of left.entries) storage.write(key, text);
  set(draftingFormAtom, left.draftingForm);
  const key = get(orderKeyAtom);
  if (key === null || storage.text(key) === null) return set(restoreOrderAtom, left.order);
  set(findAsideAtom, key);
  set(checkOtherTabsAtom);
});

/** Deletes it permanently. */
export const dropLoggedOutOrderAtom = atom(null, (_get, set) => set(loggedOutOrderAtom, null));

/** Records a logout that happened before the form was there. */
export const noteDepartureAtom = atom(null, (_get, set) => set(knownDepartureAtom, storage.text(departureKey)));

/** Deletes the order if the buyer has logged out in another tab or on another page. */
export const followDepartureAtom = atom(null, (get, set) => {
  const departure = storage.text(departureKey);
  // An order that is being paid for is about to leave this page.
  if (departure === get(knownDepartureAtom) || get(isProcessingAtom)) return;
  set(knownDepartureAtom, departure);
  if (departure !== null && !ownDepartures.has(departure)) set(forgetBuyerAtom);
});
