import { toJson } from '../../domain/common/json.ts';
import { savingWaits } from '../../domain/common/waits.ts';
import { isProcessingAtom, isSentAtom } from '../checkout/checkout-state.ts';
import { leavesSummaryAtom, resumesSummaryAtom } from '../checkout/open-summary.ts';
import type { Form } from '../form.ts';
import { distinctAtom } from '../distinct-atom.ts';
import { createDebounce, onPage, stopAll, type Stop } from '../host/page-events.ts';
import { offeredServicesAtom, referralAtom, textAtom } from '../host/settings.ts';
import { storage, storedName } from '../host/storage.ts';
import { isUntouchedAtom } from '../session/order-atoms.ts';
import { sessionAtom } from '../session/session.ts';
import { orderToSaveAtom, readSavedOrder, restoreOrder, type SavedOrder } from './saved-order.ts';

/** Where the forms of the page save, by their keys. */
const slots = new Map<string, SavedSlot>();

/** Where a form saves its order. */
class SavedSlot {
  #key: string | null = null;
  /** What is stored under the key, as far as this tab knows; another text there is newer. */
  #text: string | null = null;
  #isBlocked = false;
  readonly #form: Form;

  constructor(form: Form) {
    this.#form = form;
  }

  /** Saves under the first free key from now on: the buyer's work, or else what is saved there is restored. */
  readonly claim = (): void => {
    const { store } = this.#form;
    const before = this.#key;
    const textBefore = this.#text;
    this.#key = this.#findKey();
    if (this.#key === before) return;
    slots.set(this.#key, this);
    const isMoving = before !== null && !store.get(isUntouchedAtom);
    this.#text = isMoving ? storage.text(this.#key) : null;
    if (!isMoving) this.#restore();
    // The order moves to another key: under both, it could be paid twice. What another tab has saved since stays.
    else if (this.save() && storage.text(before) === textBefore) storage.remove(before);
    if (before !== null) freeKey(before);
  };

  /**
   * The first key that no other element on the page has (docs/contract.md, Settled), and whose saved order, if any, is
   * ours to change.
   */
  #findKey(): string {
    const { store } = this.#form;
    const base = `order:${store.get(referralAtom) ?? '-'}`;
    for (let number = 1; ; number += 1) {
      const key = number === 1 ? base : `${base}:${number}`;
      const other = slots.get(key) ?? this;
      if (other !== this) {
        if (other.#form.host.isPresent()) continue;
        // That element has left the page, and this one goes on with its order.
        other.save();
        other.#key = null;
      }
      if (readSavedOrder(storage.text(key), store.get(offeredServicesAtom)) !== 'foreign') return key;
    }
  }

  readonly claimIfUntouched = (): void => {
    const { store, host } = this.#form;
    if (host.isPresent() && store.get(isUntouchedAtom)) this.claim();
  };

  /** Restores what is saved. The summary opens again once, and not in other tabs, which only follow the order. */
  #restore(): void {
    if (!this.follow()?.isInSummary) return;
    this.#form.store.set(resumesSummaryAtom, true);
    this.save();
  }

  /** Restores and returns what another tab has saved; the last edit wins. An order being paid for stays. */
  follow(): SavedOrder | null {
    const { store } = this.#form;
    const text = this.#key === null ? null : storage.text(this.#key);
    if (text === null || text === this.#text || store.get(isProcessingAtom)) return null;
    const saved = readSavedOrder(text, store.get(offeredServicesAtom));
    // A foreign order stays as it is: this one is saved under the next key.
    if (saved === 'foreign') {
      this.claim();
      return null;
    }
    this.#text = text;
    if (saved !== null) restoreOrder(this.#form, saved);
    return saved;
  }

  /** Saves the order, or nothing if there is no work. Returns whether that succeeded; failures are only logged. */
  save(): boolean {
    const { store, host } = this.#form;
    if (this.#key === null) return false;
    const hasWork = !store.get(isUntouchedAtom) || store.get(sessionAtom).isCurrencyChosen;
    const text = hasWork ? toJson(store.get(orderToSaveAtom)) : null;
    if (text === this.#text) return true;
    const isSaved = text === null ? storage.remove(this.#key) : storage.write(this.#key, text);
    if (isSaved) this.#text = text;
    else if (!this.#isBlocked) {
      this.#isBlocked = true;
      // The console has the error already (host/storage.ts).
      host.emit('voice-order-error', { area: 'storage', message: store.get(textAtom).notices.storageFailed });
    }
    return isSaved;
  }

  /** Another event than that of our key is ignored. */
  readonly onOtherTab = (event: Event): void => {
    const isOther = event instanceof StorageEvent && event.key !== null && event.key !== storedName(this.#key ?? '');
    if (!isOther) this.follow();
  };

  readonly release = (): void => {
    if (this.#key !== null) freeKey(this.#key);
  };
}

/** Frees a key; another form of the page may take it over, with its order. */
function freeKey(key: string): void {
  slots.delete(key);
  for (const slot of new Set(slots.values())) slot.claimIfUntouched();
}

/**
 * What is saved without waiting: when the browser leaves for checkout, the sent order must be saved. With another key,
 * another tab, or this one after a crash, would create the order again.
 */
const savedAtOnceAtom = distinctAtom((get) => [get(isSentAtom), get(sessionAtom).submission, get(leavesSummaryAtom)]);

/** Restores the saved order, saves it after every edit, and follows other tabs and the referral. */
export function startSaving(form: Form): Stop {
  const { store } = form;
  const slot = new SavedSlot(form);
  const save = (): void => void slot.save();
  const debounce = createDebounce(savingWaits.order, save);
  slot.claim();
  return stopAll(
    store.sub(orderToSaveAtom, debounce.later),
    store.sub(savedAtOnceAtom, save),
    store.sub(referralAtom, () => {
      debounce.flush();
      slot.claim();
    }),
    // There may be a saved order of a service that is offered now.
    store.sub(offeredServicesAtom, slot.claimIfUntouched),
    // Another tab may have saved something: its event, or the return to a sleeping tab.
    onPage(['storage', 'pageshow', 'visibilitychange'], slot.onOtherTab),
    debounce.stop,
    slot.release,
  );
}
