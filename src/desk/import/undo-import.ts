import { atom } from 'jotai/vanilla';
import type { Message, OrderChange } from '../../domain/order.ts';
import { changeOrderAtom, orderAtom } from '../../state/order/order.ts';
import { takenAtom, type Taken } from '../../state/order/taken.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import { pastedAtom, restorePastedAtom, type Pasted } from './pasted.ts';

/** What is done to the messages as a whole. */
interface Doing {
  readonly change: OrderChange;
  /** The message that was split, by its id; left out where all are meant. */
  readonly of?: number | undefined;
  /** What the messages were made of, and how many there was no room for. */
  readonly pasted?: Pasted;
  readonly countLeft?: number;
}

/** The messages as they were before a change, which can be had back. */
interface Replaced extends Omit<Doing, 'change'> {
  readonly messages: readonly Message[];
  /** Whether an import or a split alone had made them: they can be made again. */
  readonly isMade: boolean;
  /** How many messages the change made of one. */
  readonly into: number;
  /** What could be had back of drafts and Delete at that time. */
  readonly taken: Taken | null;
}

/** What imports, splits and their undoing did to the messages. */
interface Changes {
  /** The one that is had back next is the last. */
  readonly replaced: readonly Replaced[];
  /** The messages as the last change left them, and whether it made them. */
  readonly now: readonly Message[] | null;
  readonly isMade: boolean;
}

const changesAtom = perOrderAtom<Changes>({ replaced: [], now: null, isMade: false });

/** The change that is taken back next, while it can be. */
const nextAtom = atom((get): Replaced | null => {
  const next = get(changesAtom).replaced.at(-1);
  const taken = get(takenAtom);
  // Not while drafts or Delete came after it: theirs can be had back first.
  return next === undefined || (taken !== null && taken !== next.taken) ? null : next;
});

/** Where the last change is taken back: at the message that was split while it is there, else above them all. */
const placeOfUndoAtom = atom((get): number | 'all' | null => {
  const next = get(nextAtom);
  return next && (get(orderAtom).messages.find(({ id }) => id === next.of)?.id ?? 'all');
});

/** Whether an import can be taken back, or a split whose message is gone. */
export const canUndoImportAtom = atom((get) => get(placeOfUndoAtom) === 'all');

/** How many messages of the last import there was no room for, while its text still stands there. */
export const countLeftAtom = atom((get): number => {
  const { pasted, countLeft = 0 } = get(nextAtom) ?? {};
  return pasted?.text === get(pastedAtom).text ? countLeft : 0;
});

/** How many messages were made of one, by its id, where that can be taken back; null where it can't. Make it once a card. */
export const splitIntoAtom = (id: number) =>
  atom((get) => (get(placeOfUndoAtom) === id ? (get(nextAtom)?.into ?? null) : null));

/** The messages as they stand, as what is replaced by others. */
const replacedAtom = atom((get) => {
  const { now, isMade } = get(changesAtom);
  const { messages } = get(orderAtom);
  return { messages, isMade: isMade && messages === now, taken: get(takenAtom) };
});

const intoOf = (before: readonly Message[], after: readonly Message[]): number => after.length - before.length + 1;

/** Changes the messages as a whole; they can be had back as they were. */
export const changeMessagesAtom = atom(null, (get, set, { change, ...doing }: Doing) => {
  const before = get(replacedAtom);
  const { replaced } = get(changesAtom);
  set(changeOrderAtom, change);
  const { messages: now } = get(orderAtom);
  const into = intoOf(before.messages, now);
  set(changesAtom, { replaced: [...replaced, { ...before, ...doing, into }], now, isMade: true });
});

/**
 * Gives the messages back as they were, with what they were made of. What was written since can be had back, too, after
 * all that came before.
 */
export const undoImportAtom = atom(null, (get, set) => {
  const { replaced } = get(changesAtom);
  const last = replaced.at(-1);
  if (last === undefined) return;
  const since = get(replacedAtom);
  set(changeOrderAtom, (order) => ({ ...order, messages: last.messages }));
  const { messages: now } = get(orderAtom);
  const kept = since.isMade ? [] : [{ ...since, of: last.of, into: intoOf(since.messages, now) }];
  set(changesAtom, { replaced: [...kept, ...replaced.slice(0, -1)], now, isMade: last.isMade });
  if (last.pasted) set(restorePastedAtom, last.pasted);
});
