import { atom, type Getter } from 'jotai/vanilla';
import { suggested, type SuggestedText } from '../../domain/order/message-name.ts';
import { deleteMessage, editMessage, maximumMessages } from '../../domain/order/messages.ts';
import { hasText, type Message, type Order, type OrderChange } from '../../domain/order/order.ts';
import { takeBack, type MessagesChange } from '../../domain/order/take-back.ts';
import { dismissNoticesAtom } from '../notices/notices.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { stableAtom } from '../atoms/stable-atom.ts';
import { perOrderAtom } from './order-life.ts';

/** A change that can be undone, or that was undone and can be redone: both are the same step in opposite directions. */
interface Turnable extends MessagesChange {
  readonly isUndone: boolean;
}

/** The replaced text of a message, by the message's id. */
interface TextStep extends Turnable {
  readonly kind: 'text';
  readonly of: number;
}

/** A change of the list of messages. */
interface NewStep extends MessagesChange {
  readonly kind: 'drafts' | 'added' | 'delete' | 'import' | 'split';
  /** The id of the message that was split; null if the step concerns all messages. */
  readonly of: number | null;
}

/** A recorded change of the list of messages. */
export interface Step extends Turnable, NewStep {
  readonly number: number;
}

const stepsAtom = perOrderAtom<readonly Step[]>([]);

/** The last replacement of each text, by the message's id. */
const textStepsAtom = perOrderAtom<Readonly<Record<number, TextStep>>>({});

const withId = (messages: readonly Message[], id: number): Message | undefined =>
  messages.find((message) => message.id === id);

/** Whether a step can be undone without losing anything: everything fits in the order. */
function isPossible(get: Getter, step: Step): boolean {
  const order = get(orderAtom);
  const { length } = takeBack(order.messages, step);
  return length > 0 && length <= maximumMessages(order);
}

/** The changes of the messages that can be undone and redone, at most one of each. */
export const openStepsAtom = stableAtom((get): readonly Step[] => {
  const steps = get(stepsAtom);
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

/**
 * The step that replaced the text of a message, by its id, or restored it; null if there is nothing to restore, or the
 * text has been edited since. Create it once per card.
 */
export const textStepAtom = (id: number) =>
  atom((get): TextStep | null => {
    const step = get(textStepsAtom)[id];
    if (!step || !withId(step.before, id)?.content.trim()) return null;
    return withId(get(orderAtom).messages, id)?.content === withId(step.after, id)?.content ? step : null;
  });

/** Records a change so that the buyer can undo it. Steps undone before it can no longer be redone. */
export const noteStepAtom = atom(null, (get, set, step: NewStep) => {
  const steps = get(stepsAtom);
  const number = (steps.at(-1)?.number ?? 0) + 1;
  set(stepsAtom, [...steps.filter(({ isUndone }) => !isUndone), { ...step, number, isUndone: false }]);
});

interface NewChange extends Pick<NewStep, 'kind' | 'of'> {
  readonly change: OrderChange;
}

/** Changes the messages so that the buyer can undo it. */
export const changeMessagesAtom = atom(null, (get, set, { change, ...step }: NewChange) => {
  const before = get(orderAtom).messages;
  set(changeOrderAtom, change);
  set(noteStepAtom, { ...step, before, after: get(orderAtom).messages });
});

/** Undoes a step, or redoes it. */
export const turnStepAtom = atom(null, (get, set, step: Step | TextStep) => {
  const before = get(orderAtom).messages;
  set(changeOrderAtom, (order) => ({ ...order, messages: takeBack(order.messages, step) }));
  const turned = { before, after: get(orderAtom).messages, isUndone: !step.isUndone };
  if (step.kind === 'text') return set(textStepsAtom, { ...get(textStepsAtom), [step.of]: { ...step, ...turned } });
  set(
    stepsAtom,
    get(stepsAtom).map((one) => (one.number === step.number ? { ...one, ...turned } : one)),
  );
  set(dismissNoticesAtom, ['draftingDone']);
});

interface NewContent extends SuggestedText {
  readonly id: number;
}

/** Replaces the text of a message with an example or a draft. */
export const replaceContentAtom = atom(null, (get, set, { id, ...text }: NewContent) => {
  const now = withId(get(orderAtom).messages, id);
  if (now === undefined) return;
  const steps = get(textStepsAtom);
  const step = steps[id];
  // A buyer who tries several examples gets back the text from before the first one.
  const isLeafing = step?.isUndone === false && withId(step.after, id)?.content === now.content;
  const before = isLeafing ? step.before : [now];
  set(changeOrderAtom, (order) => editMessage(order, id, suggested(now, text)));
  const after = get(orderAtom).messages.filter((one) => one.id === id);
  set(textStepsAtom, { ...steps, [id]: { kind: 'text', of: id, before, after, isUndone: false } });
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
