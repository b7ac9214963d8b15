import { atom } from 'jotai/vanilla';
import {
  addMessage,
  canAddMessage,
  chooseGuide,
  editMessage,
  isNearMessageLimit,
} from '../../domain/order/messages.ts';
import type { Message } from '../../domain/order/order.ts';
import { styleOf, type StyleGuide } from '../../domain/order/style-guide.ts';
import { notifyAtom } from '../notices/notices.ts';
import { guideTextAtom } from './guide-text.ts';
import { changeOrderAtom, messageAtom, orderAtom } from './order.ts';

/** Adds a message after an index and shows the limits (docs/behaviour.md, Rules). Returns whether it was added. */
export const addMessageAtom = atom(null, (get, set, index: number): boolean => {
  const order = get(orderAtom);
  if (!canAddMessage(order)) return false;
  set(changeOrderAtom, (one) => addMessage(one, index));
  const added = get(orderAtom);
  if (isNearMessageLimit(added)) {
    set(notifyAtom, { tone: 'warning', notice: { key: 'messageLimit', count: added.messages.length }, isLong: true });
  }
  return true;
});

interface MessageEdit {
  readonly id: number;
  readonly edit: Partial<Message>;
}

/** Changes fields of one message. */
export const editMessageAtom = atom(null, (_get, set, { id, edit }: MessageEdit) => {
  set(changeOrderAtom, (order) => editMessage(order, id, edit));
});

/** Chooses a message's style guide (docs/behaviour.md, Rules). */
export const chooseGuideAtom = atom(
  null,
  (get, set, { id, guide }: { readonly id: number; readonly guide: StyleGuide }) => {
    const message = get(messageAtom(id));
    if (message === undefined) return;
    const textBefore = message.guide === null ? '' : styleOf(message, get(guideTextAtom).of);
    set(editMessageAtom, { id, edit: chooseGuide(message, guide, textBefore) });
  },
);
