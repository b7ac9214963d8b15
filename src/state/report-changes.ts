import type { OrderBody } from '../domain/checkout/order-body.ts';
import { freeze } from '../domain/common/json.ts';
import { isReadyAtom } from './catalogue/catalogue.ts';
import type { Form } from './form.ts';
import { stopAll, type Stop } from './host/page-events.ts';
import { referralAtom } from './host/settings.ts';
import { orderSnapshotAtom } from './prices/prices.ts';
import { orderAtom, serviceTypeAtom } from './session/order.ts';

/** The detail of `voice-order-change`: the order at that time, created when somebody reads it. */
function changeDetail(createBody: () => OrderBody): { readonly order: OrderBody } {
  let body: OrderBody | undefined;
  return {
    get order() {
      body ??= freeze(createBody());
      return body;
    },
  };
}

/**
 * Reports changes to the host page, at most once per frame, and once that the form is ready to use. Returns the
 * function that stops it.
 */
export function startReportingChanges({ store, host }: Form): Stop {
  let frame = 0;
  const reportChange = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      host.emit('voice-order-change', changeDetail(store.get(orderSnapshotAtom)));
    });
  };
  let isReported = false;
  const reportReady = (): void => {
    if (isReported || !store.get(isReadyAtom)) return;
    isReported = true;
    host.emit('voice-order-ready', { service: store.get(serviceTypeAtom), referral: store.get(referralAtom) });
  };
  reportReady();
  return stopAll(store.sub(orderAtom, reportChange), store.sub(isReadyAtom, reportReady), () =>
    cancelAnimationFrame(frame),
  );
}
