import { cleanTexts } from '../../domain/clean-text.ts';
import {
  editMessage,
  moveMessage,
  putMessages,
  splitMessage,
  suggested,
  withGuide,
  withMessageAfter,
  withoutMessage,
} from '../../domain/order/messages.ts';
import type { Message, Order } from '../../domain/order/order.ts';
import { keepMessages, putDraft } from '../../domain/scripts/drafting.ts';
import type { SessionAction } from './session-action.ts';
import { checksAfterBlur, checksAfterReplacing } from './script-checks.ts';
import type { OrderSession } from './session.ts';
import { withUndo, type MessagesUndo } from './reduce-undo.ts';

/** The session with other messages: what replaced a text is checked again. */
const replaced = (session: OrderSession, order: Order): OrderSession => ({
  ...session,
  order,
  checks: checksAfterReplacing(session.checks, session.order, order),
});

/** Changes of the messages. Those that replace or remove the buyer's work can be undone. */
export function reduceMessages(session: OrderSession, action: SessionAction): OrderSession {
  const { order } = session;
  const edited = (id: number, edit: Partial<Message>): OrderSession => ({
    ...session,
    order: editMessage(order, id, edit),
  });
  const undoable = (
    changed: Order,
    kind: MessagesUndo['kind'],
    messageId: number | null = null,
    index = 0,
  ): OrderSession => withUndo(session, replaced(session, changed), { kind, messageId, index });
  const message = 'id' in action ? order.messages.find(({ id }) => id === action.id) : undefined;
  switch (action.type) {
    case 'messageAdded':
      return { ...session, order: withMessageAfter(order, action.index) };
    case 'messageEdited':
      return edited(action.id, cleanTexts(action.edit));
    case 'messageBlurred':
      return { ...session, checks: checksAfterBlur(session.checks, order, action.id) };
    case 'guideChosen':
      return message ? edited(action.id, withGuide(message, action.guide, action.textBefore)) : session;
    case 'messageMoved':
      return message ? { ...session, order: moveMessage(order, order.messages.indexOf(message), action.to) } : session;
    case 'messageDeleted':
      return undoable(withoutMessage(order, action.index), 'delete', null, action.index);
    case 'exampleChosen': {
      const { id, text } = action;
      return message ? undoable(editMessage(order, id, cleanTexts(suggested(message, text))), 'example', id) : session;
    }
    case 'messageSplit':
      return undoable(splitMessage(order, action.id, action.parts), 'split', action.id);
    case 'messagesImported': {
      const changed = putMessages(order, cleanTexts(action.texts), action.mode);
      const index = action.mode === 'add' ? changed.messages.length - action.texts.length : 0;
      return undoable(changed, 'import', null, Math.max(0, index));
    }
    case 'draftsReceived': {
      const changed = keepMessages(order, action.count, action.isAdding);
      if (!action.isAdding) return undoable(changed, 'drafts');
      return undoable(changed, 'added-drafts', null, changed.messages.length);
    }
    case 'draftFilled':
      return replaced(session, putDraft(order, action.index, cleanTexts(action.draft)));
    default:
      return session;
  }
}
