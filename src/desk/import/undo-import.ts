import { atom } from 'jotai/vanilla';
import type { Message, OrderChange } from '../../domain/order.ts';
import { changeOrderAtom, orderAtom } from '../../state/order/order.ts';
import { takenAtom, type Taken } from '../../state/order/taken.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import { restorePastedAtom, type Pasted } from './pasted.ts';

/** What is done to the messages as a whole. */
interface Doing {
  readonly change: OrderChange;
  /** The message that was split, by its id; left out where all are meant. */
  readonly of?: number | undefined;
  /** What the messages were made of. */
  readonly pasted?: Pasted;
}

/** What an import, a split or their undoing did to the messages last. */
interface MessagesChange extends Omit<Doing, 'change'> {
  readonly before: readonly Message[];
  readonly after: readonly Message[];
  /** What could be had back of drafts and Delete at that time. */
  readonly taken: Taken | null;
}

const lastChangeAtom = perOrderAtom<MessagesChange | null>(null);

/** Where the last change is taken back: at the message that was split while it is there, else above them all. */
const placeOfUndoAtom = atom((get): number | 'all' | null => {
  const last = get(lastChangeAtom);
  // Not while drafts or Delete came after it: theirs can be had back first.
  if (last === null || last.taken !== get(takenAtom)) return null;
  return get(orderAtom).messages.find(({ id }) => id === last.of)?.id ?? 'all';
});

/** Whether an import can be taken back, or a split whose message is gone. */
export const canUndoImportAtom = atom((get) => get(placeOfUndoAtom) === 'all');

/** How many messages were made of one, by its id, where that can be taken back; null where it can't. Make it once a card. */
export const splitIntoAtom = (id: number) =>
  atom((get) => {
    const last = get(lastChangeAtom);
    return last !== null && get(placeOfUndoAtom) === id ? last.after.length - last.before.length + 1 : null;
  });

/** Changes the messages as a whole; they can be had back as they were. */
export const changeMessagesAtom = atom(null, (get, set, { change, ...doing }: Doing) => {
  const { messages: before } = get(orderAtom);
  set(changeOrderAtom, change);
  set(lastChangeAtom, { ...doing, before, after: get(orderAtom).messages, taken: get(takenAtom) });
});

/** Gives the messages back as they were, with what they were made of; what was written since can be had back, too. */
export const undoImportAtom = atom(null, (get, set) => {
  const last = get(lastChangeAtom);
  if (last === null) return;
  const isEdited = get(orderAtom).messages !== last.after;
  set(changeMessagesAtom, { change: (order) => ({ ...order, messages: last.before }), of: last.of });
  if (!isEdited) set(lastChangeAtom, null);
  if (last.pasted) set(restorePastedAtom, last.pasted);
});
