import { distinctAtom } from './distinct-atom.ts';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { freeze, isSame } from '../domain/common/json.ts';
import { isReadyAtom } from './catalogue/catalogue.ts';
import { dispatch, type Form } from './form.ts';
import { stopAll, watch, type Stop } from './host/page-events.ts';
import { isOpenAtom, isRenderedAtom, referralAtom, settingsAtom } from './host/settings.ts';
import { orderSnapshotAtom } from './prices/price-atoms.ts';
import { orderAtom, serviceTypeAtom, issuesAtom, isUntouchedAtom } from './session/order-atoms.ts';
import { atom, type Getter } from 'jotai/vanilla';
import { isSummaryOpen, summaryStep } from '../domain/checkout/checkout.ts';
import { contentOf, isUntouched } from '../domain/order/order.ts';
import { orderSteps, type OrderStep } from './host/host.ts';
import { checkoutAtom, isPaidAtom, paymentStateAtom } from './checkout/checkout-state.ts';
import { hasPaidTokenAtom, returnTokenAtom } from './checkout/payment-status.ts';
import { sessionAtom } from './session/session.ts';

/** The detail of `voice-order-change`: the order at that time, created when somebody reads it. */
function changeDetail(createBody: () => OrderBody): { readonly order: OrderBody } {
  let body: OrderBody | undefined;
  return {
    get order() {
      return (body ??= freeze(createBody()));
    },
  };
}

/** Whether the form is ready to use: loaded, and rendered if it is open. */
const isUsableAtom = atom((get) => get(isReadyAtom) && (get(isRenderedAtom) || !get(isOpenAtom)));

/** Reports changes of the order (at most once per frame) and its service, and once that the form is ready. */
export function startReportingChanges(form: Form): Stop {
  const { store, host } = form;
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
    if (isReported || !store.get(isUsableAtom)) return;
    isReported = true;
    host.emit('voice-order-ready', { service: store.get(serviceTypeAtom), referral: store.get(referralAtom) });
  };
  const reportService = (): void => void host.emit('voice-order-service', { service: store.get(serviceTypeAtom) });
  return stopAll(
    store.sub(orderAtom, reportChange),
    store.sub(serviceTypeAtom, reportService),
    watch(form, [isUsableAtom], reportReady),
    () => cancelAnimationFrame(frame),
  );
}

/** Whether the buyer has returned from checkout; an unpaid order may also be there in another tab. */
export const hasReturnedAtom = atom(false);

/** Whether the buyer is back without having paid. Without status tokens, only the saved order shows this. */
function isCancelled(get: Getter): boolean {
  const payment = get(paymentStateAtom);
  const { created } = get(sessionAtom).submission;
  const isStatusKnown = Boolean(created?.statusToken) || get(returnTokenAtom) !== null;
  return get(hasReturnedAtom) && (payment === 'unpaid' || (payment === 'sent' && !isStatusKnown));
}

/** Whether the buyer has changed the order since its session started. */
function isDirty(get: Getter): boolean {
  const { initialOrder, order } = get(sessionAtom);
  if (get(isUntouchedAtom)) return false;
  return isUntouched(initialOrder) || !isSame(contentOf(initialOrder), contentOf(order));
}

/** The steps that the order has reached and that were not reported to the page, in order. */
const newStepsAtom = distinctAtom((get): readonly OrderStep[] => {
  const { reportedSteps, checkout } = get(sessionAtom);
  const isOpen = isSummaryOpen(checkout);
  const wasCancelled = isCancelled(get);
  if (!isOpen && !wasCancelled && !reportedSteps.includes('started') && !isDirty(get)) return [];
  const reached: Readonly<Record<OrderStep, boolean>> = {
    started: true,
    voices: !get(orderAtom).voices.includes(null),
    messages: !get(issuesAtom).some(({ code }) => /^(?:message|style)-/u.test(code)),
    summary: isOpen,
    details: isOpen && summaryStep(checkout) === 'guest',
    payment: checkout.step === 'paying',
    cancelled: wasCancelled && !get(isPaidAtom),
  };
  return orderSteps.filter((step) => reached[step] && !reportedSteps.includes(step));
});

const isBackNavigation = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Reports the steps of the order to the page. */
export function startReportingSteps(form: Form): Stop {
  const { store, host } = form;
  const { created } = store.get(sessionAtom).submission;
  // The buyer opens the page again after an order was sent to a shop without status tokens.
  const isSentAgain = store.get(paymentStateAtom) === 'sent' && created !== null && !created.statusToken;
  const isUnpaidAgain = isSentAgain && !store.get(hasPaidTokenAtom);
  store.set(hasReturnedAtom, store.get(returnTokenAtom) !== null || isBackNavigation() || isUnpaidAgain);
  const report = (): void => {
    const steps = store.get(newStepsAtom);
    if (steps.length === 0) return;
    const { referral, reference } = store.get(settingsAtom);
    dispatch(form, { type: 'stepsReported', steps });
    for (const step of steps)
      host.emit('voice-order-step', { step, service: store.get(serviceTypeAtom), referral, reference });
  };
  return stopAll(
    watch(form, [newStepsAtom], report),
    // The buyer is going to checkout: the next return is a new one.
    store.sub(checkoutAtom, () => {
      if (store.get(checkoutAtom).step === 'paying') store.set(hasReturnedAtom, false);
    }),
  );
}
