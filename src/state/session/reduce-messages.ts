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
  type PutMode,
  type SuggestedText,
} from '../../domain/order/messages.ts';
import type { Message, Order } from '../../domain/order/order.ts';
import type { StyleGuide } from '../../domain/order/style-guide.ts';
import type { Finding } from '../../domain/scripts/check/finding.ts';
import { keepMessages, putDraft, type Draft } from '../../domain/scripts/drafting.ts';
import { checksAfterBlur, checksAfterReplacing, requestedChecks } from './script-checks.ts';
import type { Drafting, OrderSession, PastedScripts, Reducers } from './session.ts';
import { onOrder } from './reduce-order.ts';
import { withUndo, type Step } from './reduce-undo.ts';

/** A message's text with fixes, and the findings that are fixed in it. */
export interface FixedText {
  readonly id: number;
  readonly fixed: readonly Finding[];
  readonly content: string;
}

/** The session with other messages: what replaced a text is checked again. */
const replaced = (session: OrderSession, order: Order): OrderSession => ({
  ...session,
  order,
  checks: checksAfterReplacing(session.checks, session.order, order),
});

const undoable = (session: OrderSession, order: Order, step: Step): OrderSession =>
  withUndo(session, replaced(session, order), step);

const messageOf = ({ messages }: Order, id: number): Message | undefined =>
  messages.find((message) => message.id === id);

function withFixedText(session: OrderSession, { id, fixed, content }: FixedText): OrderSession {
  const check = session.checks[id];
  if (check === undefined) return session;
  return {
    ...session,
    order: editMessage(session.order, id, { content }),
    checks: { ...session.checks, [id]: { ...check, fixed, fixedText: content } },
  };
}

/** Changes of the messages, the script tools and the drafting helper. What replaces the buyer's work can be undone. */
export const messageReducers = {
  messageAdded: onOrder((order, { index }: { index: number }) => withMessageAfter(order, index)),
  messageEdited: onOrder((order, { id, edit }: { id: number; edit: Partial<Message> }) =>
    editMessage(order, id, cleanTexts(edit)),
  ),
  messageBlurred: (session, { id }: { id: number }) => ({
    ...session,
    checks: checksAfterBlur(session.checks, session.order, id),
  }),
  /** `textBefore` is the text of the previous guide. */
  guideChosen: onOrder((order, { id, guide, textBefore }: { id: number; guide: StyleGuide; textBefore: string }) => {
    const message = messageOf(order, id);
    return message ? editMessage(order, id, withGuide(message, guide, textBefore)) : order;
  }),
  messageMoved: onOrder((order, { id, to }: { id: number; to: number }) => {
    const message = messageOf(order, id);
    return message ? moveMessage(order, order.messages.indexOf(message), to) : order;
  }),
  messageDeleted: (session, { index }: { index: number }) =>
    undoable(session, withoutMessage(session.order, index), { kind: 'delete', index }),
  exampleChosen: (session, { id, text }: { id: number; text: SuggestedText }) => {
    const message = messageOf(session.order, id);
    if (message === undefined) return session;
    const order = editMessage(session.order, id, cleanTexts(suggested(message, text)));
    return undoable(session, order, { kind: 'example', messageId: id });
  },
  messageSplit: (session, { id, parts }: { id: number; parts: readonly string[] }) =>
    undoable(session, splitMessage(session.order, id, parts), { kind: 'split', messageId: id }),
  messagesImported: (
    session,
    { texts, mode }: { texts: readonly Pick<Message, 'name' | 'content'>[]; mode: PutMode },
  ) => {
    const order = putMessages(session.order, cleanTexts(texts), mode);
    const index = mode === 'add' ? Math.max(0, order.messages.length - texts.length) : 0;
    return undoable(session, order, { kind: 'import', index });
  },
  /** Drafts have arrived: the messages that they don't fill are removed. */
  draftsReceived: (session, { count, isAdding }: { count: number; isAdding: boolean }) => {
    const order = keepMessages(session.order, count, isAdding);
    const index = isAdding ? order.messages.length : 0;
    return undoable(session, order, { kind: isAdding ? 'added-drafts' : 'drafts', index });
  },
  draftFilled: (session, { index, draft }: { index: number; draft: Draft }) =>
    replaced(session, putDraft(session.order, index, cleanTexts(draft))),
  draftingChanged: (session, { change }: { change: Partial<Drafting> }) => ({
    ...session,
    drafting: { ...session.drafting, ...change },
  }),
  /** The buyer requests a check of all texts. */
  checkRequested: (session) => ({ ...session, checks: requestedChecks(session.order) }),
  /** Fixes of the message `id`, and of others with the same placeholder; `finding`: the only one that is fixed. */
  scriptFixed: (
    session,
    { id, texts, finding }: { id: number; texts: readonly FixedText[]; finding?: Finding | undefined },
  ) => {
    const index = session.order.messages.findIndex((message) => message.id === id);
    const kind = finding ? 'fix' : 'fix-all';
    return withUndo(session, texts.reduce(withFixedText, session), { kind, messageId: id, index, finding });
  },
  placeholdersAccepted: (session, { placeholders }: { placeholders: string }) => ({
    ...session,
    acceptedPlaceholders: placeholders,
  }),
  scriptsPasted: (session, { pasted }: { pasted: PastedScripts }) => ({ ...session, pastedScripts: pasted }),
} satisfies Reducers;
