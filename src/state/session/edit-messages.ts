import { limits } from '../../domain/common/limits.ts';
import { canAddMessage } from '../../domain/order/messages.ts';
import { styleOf, type StyleGuide } from '../../domain/order/style-guide.ts';
import { dispatch, type Form } from '../form.ts';
import { textAtom } from '../host/settings.ts';
import { dismissToasts, notify } from '../notices/notices.ts';
import { sessionAtom } from './session.ts';

/** Adds a message after an index; above 12, a toast says so (docs/behaviour.md, Rules). Returns whether it was added. */
export function addMessage(form: Form, index: number): boolean {
  const { store } = form;
  if (!canAddMessage(store.get(sessionAtom).order)) return false;
  dispatch(form, { type: 'messageAdded', index });
  const { length } = store.get(sessionAtom).order.messages;
  const text = store.get(textAtom).notices.messageLimit(length, limits.maxMessages);
  if (length > limits.messagesNoticeAbove)
    notify(form, { topic: 'fewMessagesLeft', tone: 'warning', text, isLong: true });
  return true;
}

/** Deletes a message, if that is allowed. Returns whether it was deleted. */
export function deleteMessage(form: Form, index: number): boolean {
  const { messages } = form.store.get(sessionAtom).order;
  dispatch(form, { type: 'messageDeleted', index });
  dismissToasts(form, ['fewMessagesLeft']);
  return form.store.get(sessionAtom).order.messages !== messages;
}

/** Chooses a message's style guide (docs/behaviour.md, Rules). */
export function chooseGuide(form: Form, id: number, guide: StyleGuide): void {
  const { store } = form;
  const message = store.get(sessionAtom).order.messages.find((one) => one.id === id);
  const { styleGuides } = store.get(textAtom);
  const isChosen = message !== undefined && message.guide !== null;
  const textBefore = isChosen ? styleOf(message, (value) => styleGuides[value].text) : '';
  dispatch(form, { type: 'guideChosen', id, guide, textBefore });
}
