import { atom } from 'jotai/vanilla';
import { isProfileOpenAtom } from './buyer/user.ts';
import { isSummaryOpenAtom } from './checkout/checkout.ts';
import { isAiOpenAtom } from './drafting/drafting.ts';
import { pendingServiceAtom } from './order/service-switch.ts';
import { leftOrderAtom } from './saving/left-order.ts';

/** Whether a tool of the script desk has opened a dialog. */
export const isToolOpenAtom = atom(false);

/** Whether a modal is open: toasts are shown inside it then. */
export const isDialogOpenAtom = atom(
  (get) =>
    get(isSummaryOpenAtom) ||
    get(pendingServiceAtom) !== null ||
    get(isAiOpenAtom) ||
    get(isProfileOpenAtom) ||
    get(leftOrderAtom) !== null ||
    get(isToolOpenAtom),
);
