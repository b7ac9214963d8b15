import { atom, type Getter } from 'jotai/vanilla';
import { suggested, type SuggestedText } from '../../domain/order/message-name.ts';
import { deleteMessage, editMessage, maximumMessages } from '../../domain/order/messages.ts';
import { hasText, type Message, type Order, type OrderChange } from '../../domain/order/order.ts';
import { takeBack, type MessagesChange } from '../../domain/order/take-back.ts';
import { dismissNoticesAtom } from '../notices/notices.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { perOrderAtom } from './order-life.ts';

/** What changed the messages: all of them, or (`text`) the text of one. */
type StepKind = 'drafts' | 'added' | 'delete' | 'import' | 'split' | 'text';

/** A change that can be undone, or that was undone and can be redone: both are the same step in opposite directions. */
export interface Step extends MessagesChange {
  readonly number: number;
  readonly kind: StepKind;
  /** The id of the message whose text was replaced or split; null if the step concerns all messages. */
  readonly of: number | null;
  readonly isUndone: boolean;
}

const stepsAtom = perOrderAtom<readonly Step[]>([]);

const withId = (messages: readonly Message[], id: number | null): Message | undefined =>
  messages.find((message) => message.id === id);

/**
 * Whether a step can be undone without losing anything: everything fits in the order, and text that was replaced in its
 * own message has not been edited since.
 */
function isPossible(get: Getter, step: Step): boolean {
  const order = get(orderAtom);
  if (step.kind === 'text') {
    const [before, after] = [withId(step.before, step.of), withId(step.after, step.of)];
    return Boolean(before?.content.trim()) && withId(order.messages, step.of)?.content === after?.content;
  }
  const { length } = takeBack(order.messages, step);
  return length > 0 && length <= maximumMessages(order);
}

/** The changes of all messages that can be undone and redone, at most one of each. */
export const openStepsAtom = stableAtom((get): readonly Step[] => {
  const steps = get(stepsAtom).filter(({ kind }) => kind !== 'text');
  const undo = steps.findLast(({ isUndone }) => !isUndone);
  const redo = steps.find(({ isUndone }) => isUndone);
  return [undo, redo].filter((step) => step !== undefined).filter((step) => isPossible(get, step));
});

/** The index of the deleted or restored message. For drafts, it is the first one. */
function indexOfStep({ kind, before, after }: Step): number {
  if (kind !== 'delete') return 0;
  const [longer, shorter] = before.length > after.length ? [before, after] : [after, before];
  return longer.findIndex(({ id }, index) => id !== shorter[index]?.id);
}

/** The step shown among the messages, above the one at an index. */
export interface ListedStep {
  readonly step: Step;
  readonly index: number;
}

/** The steps of drafts and Delete. */
export const listedStepsAtom = stableAtom((get): readonly ListedStep[] => {
  const { length } = get(orderAtom).messages;
  const steps = get(openStepsAtom).filter(({ kind }) => ['drafts', 'added', 'delete'].includes(kind));
  return steps.map((step) => ({ step, index: Math.min(indexOfStep(step), length) }));
});

/** The step that replaced the text of a message, by its id, or restored it. Create it once per card. */
export const textStepAtom = (id: number) =>
  atom((get): Step | null => {
    const step = get(stepsAtom).findLast(({ kind, of }) => kind === 'text' && of === id);
    return step !== undefined && isPossible(get, step) ? step : null;
  });

interface NewStep extends MessagesChange {
  readonly kind: StepKind;
  readonly of: number | null;
}

/**
 * Records a change so that the buyer can undo it. Steps undone before it can no longer be redone. Returns its number.
 */
export const noteStepAtom = atom(null, (get, set, { of, ...step }: NewStep): number => {
  const steps = get(stepsAtom);
  const number = (steps.at(-1)?.number ?? 0) + 1;
  const isOver = (old: Step): boolean =>
    step.kind === 'text' ? old.kind === 'text' && old.of === of : old.kind !== 'text' && old.isUndone;
  set(stepsAtom, [...steps.filter((old) => !isOver(old)), { ...step, of, number, isUndone: false }]);
  return number;
});

interface NewChange {
  readonly kind: StepKind;
  readonly of: number | null;
  readonly change: OrderChange;
}

/** Changes the messages so that the buyer can undo it. Returns the number of the step. */
export const changeMessagesAtom = atom(null, (get, set, { change, ...step }: NewChange): number => {
  const before = get(orderAtom).messages;
  set(changeOrderAtom, change);
  return set(noteStepAtom, { ...step, before, after: get(orderAtom).messages });
});

/** Undoes a step, or redoes it. */
export const turnStepAtom = atom(null, (get, set, step: Step): void => {
  const before = get(orderAtom).messages;
  set(changeOrderAtom, (order) => ({ ...order, messages: takeBack(order.messages, step) }));
  const turned = { ...step, before, after: get(orderAtom).messages, isUndone: !step.isUndone };
  const steps = get(stepsAtom).map((one) => (one.number === step.number ? turned : one));
  set(stepsAtom, steps);
  if (step.kind !== 'text') set(dismissNoticesAtom, ['draftingDone']);
});

interface NewContent extends SuggestedText {
  readonly id: number;
}

/** Replaces the text of a message with an example or a draft. */
export const replaceContentAtom = atom(null, (get, set, { id, ...text }: NewContent) => {
  const now = withId(get(orderAtom).messages, id);
  if (now === undefined) return;
  const step = get(stepsAtom).find(({ kind, of }) => kind === 'text' && of === id);
  // A buyer who tries several examples gets back the text from before the first one.
  const isLeafing = step?.isUndone === false && withId(step.after, id)?.content === now.content;
  const before = isLeafing ? step.before : [now];
  set(changeOrderAtom, (order) => editMessage(order, id, suggested(now, text)));
  set(noteStepAtom, { kind: 'text', of: id, before, after: get(orderAtom).messages.filter((one) => one.id === id) });
});

/** Deletes a message. Returns whether that can be undone; an empty message can't be restored. */
export const deleteMessageAtom = atom(null, (get, set, index: number): boolean => {
  const order = get(orderAtom);
  const message = order.messages[index];
  const change = (one: Order): Order => deleteMessage(one, index);
  if (message === undefined || change(order) === order) return false;
  const isKept = hasText(message);
  if (isKept) set(changeMessagesAtom, { kind: 'delete', of: null, change });
  else set(changeOrderAtom, change);
  set(dismissNoticesAtom, ['messageLimit']);
  return isKept;
});
