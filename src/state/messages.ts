import { atom } from 'jotai/vanilla';
import { addMessage, canAddMessage, deleteMessage, isNearMessageLimit, rewordGuides } from '../domain/messages.ts';
import type { StyleGuide } from '../domain/style-guide.ts';
import { notifyAtom } from './notices.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { isProcessingAtom } from './review.ts';
import { submissionAtom } from './submission.ts';

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

/**
 * Keeps the guides of the messages in the words that the buyer reads, after a change of language or for an order from
 * another page. One that the shop may already have stays as it is: changed, it would be a second order.
 */
export const rewordGuidesAtom = atom(null, (get, set, textOf: (guide: StyleGuide) => string) => {
  const { created, idempotencyKey } = get(submissionAtom);
  const isWithShop = created !== null || idempotencyKey !== null || get(isProcessingAtom);
  if (!isWithShop) set(changeOrderAtom, (order) => rewordGuides(order, textOf));
});
