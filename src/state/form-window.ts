import { atom } from 'jotai/vanilla';
import { returnTokenAtom } from './checkout/ask-payment.ts';
import { isProcessingAtom, restAtom } from './checkout/checkout.ts';
import { isButtonAtom, isNearAtom } from './host/near.ts';
import { tellAtom } from './tell-host.ts';
import { isBackAtom } from './tell-steps.ts';

const wasOpenedAtom = atom(false);

/** Whether the form opens by itself: its buyer returns from checkout, as far as known without having paid. */
export const isReturnAtom = atom(
  (get) => get(returnTokenAtom) !== null || (get(isBackAtom) && get(restAtom) === 'sent'),
);

/** Whether the form is visible. */
export const isOpenAtom = atom((get) => !get(isButtonAtom) || get(wasOpenedAtom));

/** Opens a form that is behind a button. */
export const openFormAtom = atom(null, (get, set) => {
  if (get(isOpenAtom)) return;
  set(isNearAtom);
  set(wasOpenedAtom, true);
  set(tellAtom, 'voice-order-open');
});

/** Closes it, unless an order is being placed. The order is kept. */
export const closeFormAtom = atom(null, (get, set) => {
  if (!get(isButtonAtom) || !get(isOpenAtom) || get(isProcessingAtom)) return;
  set(wasOpenedAtom, false);
  set(tellAtom, 'voice-order-close');
});
