import { atom } from 'jotai/vanilla';
import { isProfileOpenAtom } from './buyer/load-user.ts';
import { isSummaryOpenAtom } from './checkout/checkout-state.ts';
import { sessionAtom } from './session/session.ts';

/** Whether a script tool has opened a dialog. */
export const isToolDialogOpenAtom = atom(false);

/** Whether a modal is open: toasts are then shown inside it. */
export const isDialogOpenAtom = atom((get) => {
  const { pendingService, drafting } = get(sessionAtom);
  return (
    get(isSummaryOpenAtom) ||
    pendingService !== null ||
    drafting.isOpen ||
    get(isProfileOpenAtom) ||
    get(isToolDialogOpenAtom)
  );
});
