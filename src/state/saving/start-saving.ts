import { savingWaits } from '../../domain/common/waits.ts';
import { isSentAtom } from '../checkout/checkout.ts';
import { submissionAtom } from '../checkout/submission.ts';
import { hostAtom } from '../host/host.ts';
import { onPage, signsOfOtherTabs, stopAll, type Stop } from '../host/listen.ts';
import { createSaver } from '../host/saver.ts';
import { offeredServicesAtom, referralAtom } from '../host/settings.ts';
import { storedName } from '../host/storage.ts';
import { isUntouchedAtom } from '../order/order.ts';
import type { OrderStore } from '../atoms/store.ts';
import { claimOrderKey, releaseOrderKey, type KeyHolder } from './order-keys.ts';
import { orderToSaveAtom } from './restore-order.ts';
import {
  checkOtherTabsAtom,
  hasEditsAtom,
  openKeyAtom,
  orderKeyAtom,
  releaseKeyAtom,
  saveOrderAtom,
} from './saved-slot.ts';

/**
 * Restores the saved order, saves it after edits and at once when the page is left, follows what other tabs save, and
 * moves it when the referral changes (docs/contract.md, On the wire and Settled). Returns the function that stops it.
 */
export function startSaving(store: OrderStore): Stop {
  let isStopped = false;
  let held: string | null = null;
  const saveNow = (): void => store.set(saveOrderAtom);
  const saver = createSaver(savingWaits.order, saveNow);
  const holder: KeyHolder = {
    isPresent: () => store.get(hostAtom).isPresent(),
    services: () => store.get(offeredServicesAtom),
    letGo: () => {
      saver.now();
      store.set(releaseKeyAtom);
      // An element that was only moved now needs another key.
      queueMicrotask(claimKey);
    },
  };
  const open = (isOursFirst: boolean): void => {
    releaseOrderKey(held, holder);
    held = claimOrderKey(store.get(referralAtom), holder);
    store.set(openKeyAtom, { key: held, isOursFirst });
    saver.soon();
  };
  const claimKey = (): void => {
    if (!isStopped && holder.isPresent() && store.get(orderKeyAtom) === null) open(false);
  };
  const look = (event: Event): void => {
    if (event instanceof StorageEvent && event.key !== null && event.key !== storedName(held ?? '')) return;
    store.set(checkOtherTabsAtom);
    claimKey();
    if (store.get(hasEditsAtom)) saver.soon();
  };
  const move = (): void => {
    saver.now();
    open(true);
  };
  open(false);
  return stopAll(
    () => (isStopped = true),
    store.sub(orderToSaveAtom, saver.soon),
    // When leaving, a browser waits at most half a second for a slow page: by then, the sent order must be saved.
    store.sub(isSentAtom, saveNow),
    // With another key, another tab, or this one after a crash, would create the order again.
    store.sub(submissionAtom, saveNow),
    store.sub(referralAtom, move),
    // There may be a saved order of a service that is offered now.
    store.sub(offeredServicesAtom, () => store.get(isUntouchedAtom) && open(false)),
    onPage(signsOfOtherTabs, look),
    saver.stop,
    () => releaseOrderKey(held, holder),
  );
}
