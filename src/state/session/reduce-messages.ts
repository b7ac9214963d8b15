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
import { withUndo, type Step } from './reduce-undo.ts';

/** A message's text with fixes, and the findings that are fixed in it. */
export interface FixedText {
  readonly id: number;
  readonly fixed: readonly Finding[];
  readonly content: string;
}

const edited = (session: OrderSession, id: number, edit: Partial<Message>): OrderSession => ({
  ...session,
  order: editMessage(session.order, id, edit),
});

/** The session with other messages: what replaced a text is checked again. */
const replaced = (session: OrderSession, order: Order): OrderSession => ({
  ...session,
  order,
  checks: checksAfterReplacing(session.checks, session.order, order),
});

const undoable = (session: OrderSession, order: Order, step: Step): OrderSession =>
  withUndo(session, replaced(session, order), step);

const messageOf = ({ order }: OrderSession, id: number): Message | undefined =>
  order.messages.find((message) => message.id === id);

function withFixedText(session: OrderSession, { id, fixed, content }: FixedText): OrderSession {
  const check = session.checks[id];
  if (check === undefined) return session;
  return {
    ...edited(session, id, { content }),
    checks: { ...session.checks, [id]: { ...check, fixed, fixedText: content } },
  };
}

/** Changes of the messages, the script tools and the drafting helper. What replaces the buyer's work can be undone. */
export const messageReducers = {
  messageAdded: (session, { index }: { index: number }) => ({
    ...session,
    order: withMessageAfter(session.order, index),
  }),
  messageEdited: (session, { id, edit }: { id: number; edit: Partial<Message> }) =>
    edited(session, id, cleanTexts(edit)),
  messageBlurred: (session, { id }: { id: number }) => ({
    ...session,
    checks: checksAfterBlur(session.checks, session.order, id),
  }),
  /** `textBefore` is the text of the previous guide. */
  guideChosen: (session, { id, guide, textBefore }: { id: number; guide: StyleGuide; textBefore: string }) => {
    const message = messageOf(session, id);
    return message ? edited(session, id, withGuide(message, guide, textBefore)) : session;
  },
  messageMoved: (session, { id, to }: { id: number; to: number }) => {
    const from = session.order.messages.findIndex((message) => message.id === id);
    return from < 0 ? session : { ...session, order: moveMessage(session.order, from, to) };
  },
  messageDeleted: (session, { index }: { index: number }) =>
    undoable(session, withoutMessage(session.order, index), { kind: 'delete', index }),
  exampleChosen: (session, { id, text }: { id: number; text: SuggestedText }) => {
    const message = messageOf(session, id);
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
    return undoable(
      session,
      order,
      isAdding ? { kind: 'added-drafts', index: order.messages.length } : { kind: 'drafts' },
    );
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
    { id, texts, finding }: { id: number; texts: readonly FixedText[]; finding: Finding | null },
  ) => {
    const index = session.order.messages.findIndex((message) => message.id === id);
    const step = { messageId: id, index };
    return withUndo(
      session,
      texts.reduce(withFixedText, session),
      finding ? { ...step, kind: 'fix', finding } : { ...step, kind: 'fix-all' },
    );
  },
  placeholdersAccepted: (session, { placeholders }: { placeholders: string }) => ({
    ...session,
    acceptedPlaceholders: placeholders,
  }),
  scriptsPasted: (session, { pasted }: { pasted: PastedScripts }) => ({ ...session, pastedScripts: pasted }),
} satisfies Reducers;
