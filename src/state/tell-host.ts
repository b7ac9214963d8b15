import { atom } from 'jotai/vanilla';
import { freeze } from '../domain/common/json.ts';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { isReadyAtom } from './catalogue/catalogue.ts';
import { hostAtom } from './host/host.ts';
import { stopAll, type Stop } from './host/listen.ts';
import { referralAtom } from './host/settings.ts';
import { changeOrderAtom, orderAtom } from './order/order.ts';
import { serviceTypeAtom } from './order/service.ts';
import { orderSnapshotAtom } from './prices/prices.ts';
import type { OrderStore } from './atoms/store.ts';

/** Notifies the host page of something about the form as a whole. */
export const tellAtom = atom(
  null,
  (get, _set, name: 'voice-order-ready' | 'voice-order-open' | 'voice-order-close') => {
    get(hostAtom).emit(name, { service: get(serviceTypeAtom), referral: get(referralAtom) });
  },
);

/** The detail of `voice-order-change`: the order at that time, created when somebody reads it. */
function changeDetail(make: () => OrderBody): { readonly order: OrderBody } {
  let made: OrderBody | undefined;
  return {
    get order() {
      made ??= freeze(make());
      return made;
    },
  };
}

/**
 * Notifies the host page of changes, at most once per frame, and once when the form is ready to use. Returns the
 * function that stops it.
 */
export function startTelling(store: OrderStore): Stop {
  let frame = 0;
  const tellChange = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      store.get(hostAtom).emit('voice-order-change', changeDetail(store.get(orderSnapshotAtom)));
    });
  };
  let isToldReady = false;
  const tellReady = (): void => {
    if (isToldReady || !store.get(isReadyAtom)) return;
    isToldReady = true;
    store.set(tellAtom, 'voice-order-ready');
    // The voices are known now, so options that a restored order can't have are removed.
    store.set(changeOrderAtom, (order) => order);
  };
  tellReady();
  return stopAll(store.sub(orderAtom, tellChange), store.sub(isReadyAtom, tellReady), () =>
    cancelAnimationFrame(frame),
  );
}
