import { atom } from 'jotai/vanilla';
import { addMessage, canAddMessage, deleteMessage, isNearMessageLimit } from '../domain/messages.ts';
import { notifyAtom } from './notices.ts';
import { changeOrderAtom, orderAtom } from './order.ts';

/** Adds a message after the one at an index and tells of the limits (spec.md section 5). Gives whether it was added. */
export const addMessageAtom = atom(null, (get, set, index: number): boolean => {
  const order = get(orderAtom);
  if (!canAddMessage(order)) {
    if (order.serviceType === 'mvoice') set(notifyAtom, { tone: 'warning', notice: { key: 'onePromptOnly' } });
    return false;
  }
  set(changeOrderAtom, (one) => addMessage(one, index));
  const added = get(orderAtom);
  if (isNearMessageLimit(added)) {
    set(notifyAtom, { tone: 'warning', notice: { key: 'messageLimit', count: added.messages.length }, isLong: true });
  }
  return true;
});

export const deleteMessageAtom = atom(null, (_get, set, index: number) => {
  set(changeOrderAtom, (order) => deleteMessage(order, index));
});
