import { atom } from 'jotai/vanilla';
import type { Message, OrderChange } from '../../domain/order.ts';
import { changeOrderAtom, orderAtom } from '../../state/order/order.ts';
import { takenAtom, type Taken } from '../../state/order/taken.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';

/** What an import, a split or their undoing did to the messages last. */
interface MessagesChange {
  readonly before: readonly Message[];
  readonly after: readonly Message[];
  /** What could be had back of drafts and Delete at that time. */
  readonly taken: Taken | null;
}

const lastChangeAtom = perOrderAtom<MessagesChange | null>(null);

/** Not while drafts or Delete came after it: theirs can be had back first. */
export const canUndoImportAtom = atom((get) => {
  const last = get(lastChangeAtom);
  return last !== null && last.taken === get(takenAtom);
});

/** Changes the messages as a whole; they can be had back as they were. */
export const changeMessagesAtom = atom(null, (get, set, change: OrderChange) => {
  const { messages: before } = get(orderAtom);
  set(changeOrderAtom, change);
  set(lastChangeAtom, { before, after: get(orderAtom).messages, taken: get(takenAtom) });
});

/** Gives the messages back as they were; what was written since can be had back, too. */
export const undoImportAtom = atom(null, (get, set) => {
  const last = get(lastChangeAtom);
  if (last === null) return;
  const isEdited = get(orderAtom).messages !== last.after;
  set(changeMessagesAtom, (order) => ({ ...order, messages: last.before }));
  if (!isEdited) set(lastChangeAtom, null);
});
