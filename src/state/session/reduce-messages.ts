import { cleanText } from '../../domain/clean-text.ts';
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

/** An edit whose texts have no control characters: whatever is typed or imported passes here. */
function cleaned<Edit extends Partial<Message>>(edit: Edit): Edit {
  const { content, name, customStyle } = edit;
  return {
    ...edit,
    ...(content !== undefined && { content: cleanText(content) }),
    ...(name !== undefined && { name: cleanText(name) }),
    ...(customStyle !== undefined && { customStyle: cleanText(customStyle) }),
  };
}

/** The order after an action that changes its messages and can't be undone. */
function edited(order: Order, action: SessionAction): Order {
  const change = (id: number, edit: (message: Message) => Partial<Message>): Order => {
    const message = order.messages.find((one) => one.id === id);
    return message === undefined ? order : editMessage(order, id, edit(message));
  };
  switch (action.type) {
    case 'messageAdded':
      return withMessageAfter(order, action.index);
    case 'messageEdited':
      return change(action.id, () => cleaned(action.edit));
    case 'guideChosen':
      return change(action.id, (message) => withGuide(message, action.guide, action.textBefore));
    case 'messageMoved': {
      const from = order.messages.findIndex(({ id }) => id === action.id);
      return moveMessage(order, from, action.to);
    }
    case 'draftFilled':
      return putDraft(order, action.index, action.draft);
    default:
      return order;
  }
}

/** The session with other messages: what replaced a text is checked again. */
const replaced = (session: OrderSession, order: Order): OrderSession => ({
  ...session,
  order,
  checks: checksAfterReplacing(session.checks, session.order, order),
});

/** Changes of the messages. Those that replace or remove the buyer's work can be undone. */
export function reduceMessages(session: OrderSession, action: SessionAction): OrderSession {
  const { order } = session;
  const undoable = (
    changed: Order,
    kind: MessagesUndo['kind'],
    messageId: number | null = null,
    index = 0,
  ): OrderSession => withUndo(session, replaced(session, changed), { kind, messageId, index });
  switch (action.type) {
    case 'messageDeleted':
      return undoable(withoutMessage(order, action.index), 'delete', null, action.index);
    case 'exampleChosen': {
      const { id, text } = action;
      const message = order.messages.find((one) => one.id === id);
      if (message === undefined) return session;
      return undoable(editMessage(order, id, cleaned(suggested(message, text))), 'example', id);
    }
    case 'messageSplit':
      return undoable(splitMessage(order, action.id, action.parts), 'split', action.id);
    case 'messagesImported': {
      const changed = putMessages(order, action.texts.map(cleaned), action.mode);
      const index = action.mode === 'add' ? changed.messages.length - action.texts.length : 0;
      return undoable(changed, 'import', null, Math.max(0, index));
    }
    case 'draftsReceived': {
      const changed = keepMessages(order, action.count, action.isAdding);
      if (!action.isAdding) return undoable(changed, 'drafts');
      return undoable(changed, 'added-drafts', null, changed.messages.length);
    }
    case 'draftFilled':
      return replaced(session, edited(order, action));
    default: {
      const changed = edited(order, action);
      const checks =
        action.type === 'messageBlurred' ? checksAfterBlur(session.checks, changed, action.id) : session.checks;
      return changed === order && checks === session.checks ? session : { ...session, order: changed, checks };
    }
  }
}
