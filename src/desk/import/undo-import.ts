import { atom } from 'jotai/vanilla';
import type { OrderChange } from '../../domain/order.ts';
import { changeOrderAtom, orderAtom } from '../../state/order/order.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';

/** The way back from what an import or a split did to the messages last. */
const wayBackAtom = perOrderAtom<OrderChange | null>(null);

export const canUndoImportAtom = atom((get) => get(wayBackAtom) !== null);

/** Changes the messages as a whole; they can be had back as they were. */
export const changeMessagesAtom = atom(null, (get, set, change: OrderChange) => {
  const { messages } = get(orderAtom);
  set(changeOrderAtom, change);
  set(wayBackAtom, (order) => ({ ...order, messages }));
});

export const undoImportAtom = atom(null, (get, set) => {
  const wayBack = get(wayBackAtom);
  if (wayBack === null) return;
  set(wayBackAtom, null);
  set(changeOrderAtom, wayBack);
});
