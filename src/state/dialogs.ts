import { atom } from 'jotai/vanilla';
import { isSummaryOpenAtom } from './checkout/checkout-state.ts';
import { sessionAtom } from './session/session.ts';

/** Whether a script tool has opened a dialog. */
export const isToolDialogOpenAtom = atom(false);

/** Whether a modal is open: toasts are then shown inside it. */
export const isDialogOpenAtom = atom(
  (get) => get(isSummaryOpenAtom) || get(sessionAtom).pendingService !== null || get(isToolDialogOpenAtom),
);
