import { atom } from 'jotai/vanilla';
import { isProfileOpenAtom } from './buyer/user.ts';
import { isSummaryOpenAtom } from './checkout/checkout.ts';
import { isDraftingOpenAtom } from './drafting/drafting.ts';
import { pendingServiceAtom } from './order/service-switch.ts';
import { loggedOutOrderAtom } from './saving/logged-out-order.ts';

/** Whether a tool of the script desk has opened a dialog. */
export const isToolOpenAtom = atom(false);

/** Whether a modal is open: toasts are then shown inside it. */
export const isDialogOpenAtom = atom(
  (get) =>
    get(isSummaryOpenAtom) ||
    get(pendingServiceAtom) !== null ||
    get(isDraftingOpenAtom) ||
    get(isProfileOpenAtom) ||
    get(loggedOutOrderAtom) !== null ||
    get(isToolOpenAtom),
);
