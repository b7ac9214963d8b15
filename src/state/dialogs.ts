import { atom } from 'jotai/vanilla';
import { isAiOpenAtom } from './ai.ts';
import { reviewStepAtom } from './review.ts';
import { pendingServiceAtom } from './service-switch.ts';

/** Whether a modal is open: toasts are shown inside it then. */
export const isDialogOpenAtom = atom(
  (get) => get(reviewStepAtom) !== 'closed' || get(pendingServiceAtom) !== null || get(isAiOpenAtom),
);
