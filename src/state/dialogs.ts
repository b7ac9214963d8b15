import { atom } from 'jotai/vanilla';
import { isAiOpenAtom } from './ai.ts';
import { reviewStepAtom } from './review.ts';
import { pendingServiceAtom } from './service-switch.ts';
import { isProfileOpenAtom } from './user.ts';

/** Whether a modal is open: toasts are shown inside it then. */
export const isDialogOpenAtom = atom((get) => {
  const isReviewing = get(reviewStepAtom) !== 'closed';
  return isReviewing || get(pendingServiceAtom) !== null || get(isAiOpenAtom) || get(isProfileOpenAtom);
});
