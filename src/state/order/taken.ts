import { atom } from 'jotai/vanilla';
import { deleteMessage, putBack } from '../../domain/messages.ts';
import { hasText, type OrderChange } from '../../domain/order.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { dismissNoticesAtom } from '../notices/notices.ts';
import { perOrderAtom } from './order-life.ts';

/** What drafts or Delete took away from the messages. */
export interface Taken {
  readonly by: 'drafts' | 'delete';
  /** Where it stood. */
  readonly index: number;
  readonly giveBack: OrderChange;
}

const allTakenAtom = perOrderAtom<readonly Taken[]>([]);

/** What was taken away last and can be had back; null where there is nothing. */
export const takenAtom = atom((get) => get(allTakenAtom).at(-1) ?? null);

/** Notes what is taken away, so that the buyer can have it back. */
export const noteTakenAtom = atom(null, (get, set, taken: Taken) => set(allTakenAtom, [...get(allTakenAtom), taken]));

/** Gives back what was taken away last. */
export const giveBackAtom = atom(null, (get, set) => {
  const taken = get(takenAtom);
  if (taken === null) return;
  set(allTakenAtom, get(allTakenAtom).slice(0, -1));
  set(changeOrderAtom, taken.giveBack);
  if (taken.by === 'drafts') set(dismissNoticesAtom, ['aiGenerated']);
});

/** Deletes a message. One with a text of any kind can be had back: gives whether it can. */
export const deleteMessageAtom = atom(null, (get, set, index: number): boolean => {
  const before = get(orderAtom);
  const message = before.messages[index];
  const after = deleteMessage(before, index);
  if (message === undefined || after === before) return false;
  set(changeOrderAtom, () => after);
  set(dismissNoticesAtom, ['messageLimit']);
  const canHaveBack = hasText(message);
  if (canHaveBack) set(noteTakenAtom, { by: 'delete', index, giveBack: (order) => putBack(order, index, message) });
  return canHaveBack;
});
