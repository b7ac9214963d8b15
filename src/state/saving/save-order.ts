import { selectAtom } from 'jotai/utils';
import { toJson } from '../../domain/common/json.ts';
import { savingWaits } from '../../domain/common/waits.ts';
import { isProcessingAtom, isSentAtom } from '../checkout/checkout-state.ts';
import { leavesSummaryAtom, resumesSummaryAtom } from '../checkout/open-summary.ts';
import type { Form } from '../form.ts';
import { createDebounce } from '../host/debounce.ts';
import { onPage, signsOfOtherTabs, stopAll, type Stop } from '../host/page-events.ts';
import { offeredServicesAtom, referralAtom, textAtom } from '../host/settings.ts';
import { storage, storedName } from '../host/storage.ts';
import { notify, reportError } from '../notices/notices.ts';
import { isUntouchedAtom } from '../session/order-atoms.ts';
import { sessionAtom } from '../session/session.ts';
import { claimOrderKey, releaseOrderKey, type KeyHolder } from './order-keys.ts';
import { orderToSaveAtom, restoreOrder } from './restore-order.ts';
import { readSavedOrder, type SavedOrder } from './saved-order.ts';

/** The order as it will be saved; empty if there is no work. */
const textToSave = ({ store }: Form): string =>
  store.get(isUntouchedAtom) && !store.get(sessionAtom).isCurrencyChosen ? '' : toJson(store.get(orderToSaveAtom));

/** Where a form saves its order, and what it last read or wrote there. */
class SavedSlot {
  key: string | null = null;
  /** What is stored under the key, as far as this tab knows; another text there is newer. */
  #text: string | null = null;
  #isBlocked = false;
  readonly #form: Form;

  constructor(form: Form) {
    this.#form = form;
  }

  /** Saves under a key from now on, after restoring what is there, unless the current order goes first. */
  open(key: string, isCurrentFirst: boolean): void {
    const { key: before } = this;
    const ownText = this.#text;
    this.key = key;
    this.#text = isCurrentFirst ? storage.text(key) : null;
    if (!isCurrentFirst) return this.#start();
    if (!this.save() || before === null || before === key) return;
    // The order moved to another key: under both, it could be paid twice. What another tab has saved since stays.
    if (storage.text(before) === ownText) storage.remove(before);
  }

  /** Restores what is saved. The summary opens again once, and not in other tabs, which only follow the order. */
  #start(): void {
    if (!this.follow()?.isInSummary) return;
    this.#form.store.set(resumesSummaryAtom, true);
    this.save();
  }

  /**
   * Restores what another tab has saved since, and returns it; the last edit wins. An order that is being paid for
   * stays.
   */
  follow(): SavedOrder | null {
    const { key } = this;
    const { store } = this.#form;
    const text = key === null ? null : storage.text(key);
    if (text === null || text === this.#text || store.get(isProcessingAtom)) return null;
    this.#text = text;
    const saved = readSavedOrder(text, store.get(offeredServicesAtom));
    if (typeof saved !== 'string') {
      restoreOrder(this.#form, saved);
      return saved;
    }
    if (saved === 'broken') this.#removeBroken();
    // Data of a newer version of this script, or of a service that this page lacks, is left alone.
    else this.key = null;
    return null;
  }

  #removeBroken(): void {
    const { store } = this.#form;
    if (this.key !== null) storage.remove(this.key);
    const text = store.get(textAtom).notices.savedBroken;
    notify(this.#form, { topic: 'storage', tone: 'warning', text, isLong: true });
    reportError(this.#form, { area: 'storage', text, error: null });
  }

  /** Saves the order. Returns whether it is stored; failures are only logged. */
  save(): boolean {
    const { key } = this;
    const { store } = this.#form;
    const text = textToSave(this.#form);
    if (key === null) return false;
    if (text === (this.#text ?? '')) return true;
    const isSaved = text === '' ? storage.remove(key) : storage.write(key, text);
    if (isSaved) this.#text = text || null;
    else if (!this.#isBlocked) {
      this.#isBlocked = true;
      // The console has the error already (host/storage.ts).
      this.#form.host.emit('voice-order-error', {
        area: 'storage',
        message: store.get(textAtom).notices.storageFailed,
      });
    }
    return isSaved;
  }
}

/**
 * Restores the saved order, saves it after every edit, follows what other tabs save, and moves it when the referral
 * changes (docs/contract.md, On the wire and Settled). Returns the function that stops it.
 */
export function startSaving(form: Form): Stop {
  const { store, host } = form;
  const slot = new SavedSlot(form);
  let isStopped = false;
  const save = (): void => void slot.save();
  const debounce = createDebounce(savingWaits.order, save);
  const claim = (isCurrentFirst: boolean): void => {
    const before = slot.key;
    const key = claimOrderKey(store.get(referralAtom), holder);
    slot.open(key, isCurrentFirst);
    if (before !== key) releaseOrderKey(before, holder);
  };
  const holder: KeyHolder = {
    isPresent: host.isPresent,
    services: () => store.get(offeredServicesAtom),
    release: () => {
      debounce.flush();
      slot.key = null;
      // An element that was only moved needs another key.
      queueMicrotask(claimIfNeeded);
    },
    onKeyFreed: () => {
      if (!isStopped && host.isPresent() && store.get(isUntouchedAtom)) claim(false);
    },
  };
  const claimIfNeeded = (): void => {
    if (!isStopped && host.isPresent() && slot.key === null) claim(false);
  };
  const onOtherTab = (event: Event): void => {
    if (event instanceof StorageEvent && event.key !== null && event.key !== storedName(slot.key ?? '')) return;
    const { key } = slot;
    slot.follow();
    // What another tab has saved under the key is not ours to change; this order is saved under the next.
    if (key !== null && slot.key === null) {
      claim(!store.get(isUntouchedAtom));
      releaseOrderKey(key, holder);
    } else claimIfNeeded();
  };
  const moveOrder = (): void => {
    debounce.flush();
    claim(!store.get(isUntouchedAtom));
  };
  const submissionAtom = selectAtom(sessionAtom, ({ submission }) => submission);
  claim(false);
  return stopAll(
    () => (isStopped = true),
    store.sub(orderToSaveAtom, debounce.later),
    // When the browser leaves for checkout, the sent order must be saved. With another key, another tab, or this one
    // after a crash, would create the order again.
    store.sub(isSentAtom, save),
    store.sub(submissionAtom, save),
    store.sub(leavesSummaryAtom, save),
    store.sub(referralAtom, moveOrder),
    // There may be a saved order of a service that is offered now.
    store.sub(offeredServicesAtom, () => store.get(isUntouchedAtom) && claim(false)),
    onPage(signsOfOtherTabs, onOtherTab),
    debounce.stop,
    () => releaseOrderKey(slot.key, holder),
  );
}
