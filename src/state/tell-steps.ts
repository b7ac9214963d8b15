import { atom } from 'jotai/vanilla';
import { isSummaryOpen, summaryStep } from '../domain/checkout/checkout.ts';
import { orderSteps, type OrderStep } from '../domain/order/order-steps.ts';
import { stableAtom } from './atoms/stable-atom.ts';
import type { OrderStore } from './atoms/store.ts';
import { returnTokenAtom } from './checkout/ask-payment.ts';
import { checkoutAtom, restAtom } from './checkout/checkout.ts';
import { hostAtom } from './host/host.ts';
import { stopAll, type Stop } from './host/listen.ts';
import { settingsAtom } from './host/settings.ts';
import { finishedMessagesAtom } from './order/chosen.ts';
import { isBegunAtom, toldStepsAtom } from './order/order-life.ts';
import { voiceSlotsAtom } from './order/parts.ts';
import { serviceTypeAtom } from './order/service.ts';

/**
 * Whether the buyer has returned from checkout. An unpaid order alone does not prove it: it may be at checkout in
 * another tab.
 */
export const isBackAtom = atom(false);

/** The steps that the order has reached and that were not reported to the page, in order. */
const newStepsAtom = stableAtom((get): readonly OrderStep[] => {
  const told = get(toldStepsAtom);
  const checkout = get(checkoutAtom);
  const isOpen = isSummaryOpen(checkout);
  const isCancelled = get(isBackAtom) && get(restAtom) === 'unpaid';
  if (!isOpen && !isCancelled && !told.includes('started') && !get(isBegunAtom)) return [];
  const reached: Readonly<Record<OrderStep, boolean>> = {
    started: true,
    voices: !get(voiceSlotsAtom).includes(null),
    messages: get(finishedMessagesAtom) > 0,
    summary: isOpen,
    details: isOpen && summaryStep(checkout) === 'guest',
    payment: checkout.step === 'paying',
    cancelled: isCancelled,
  };
  return orderSteps.filter((step) => reached[step] && !told.includes(step));
});

const tellStepsAtom = atom(null, (get, set) => {
  const steps = get(newStepsAtom);
  if (steps.length === 0) return;
  const { referral, reference } = get(settingsAtom);
  set(toldStepsAtom, [...get(toldStepsAtom), ...steps]);
  for (const step of steps)
    get(hostAtom).emit('voice-order-step', { step, service: get(serviceTypeAtom), referral, reference });
});

/** The buyer is going to checkout: the next return is a new one. */
const leaveAtom = atom(null, (get, set) => {
  if (get(checkoutAtom).step !== 'paying') return;
  set(isBackAtom, false);
  set(
    toldStepsAtom,
    get(toldStepsAtom).filter((step) => step !== 'cancelled'),
  );
});

/** Whether the page was reached by the browser's Back button. */
const cameBack = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Reports the steps of the order to the page. Returns the function that stops it. */
export function startTellingSteps(store: OrderStore): Stop {
  store.set(isBackAtom, store.get(returnTokenAtom) !== null || cameBack());
  const tell = (): void => store.set(tellStepsAtom);
  tell();
  return stopAll(
    store.sub(newStepsAtom, tell),
    store.sub(checkoutAtom, () => store.set(leaveAtom)),
  );
}
