import { atom } from 'jotai/vanilla';
import { editMessage } from '../../domain/messages.ts';
import type { Message } from '../../domain/order.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** A text of the buyer's, with its name, that an example or a draft has replaced, by message id, and what replaced it. */
interface Replacement {
  readonly before: Pick<Message, 'content' | 'name'>;
  readonly after: string;
}

const replacementsAtom = perOrderAtom<Readonly<Record<number, Replacement>>>({});

interface NewContent {
  readonly id: number;
  readonly content: string;
  /** Left out, the name stays. */
  readonly name?: string;
}

/** Replaces a message's text and keeps the old one, so that the buyer can have it back. */
export const replaceContentAtom = atom(null, (get, set, { id, ...edit }: NewContent) => {
  const before = get(orderAtom).messages.find((message) => message.id === id);
  if (before === undefined) return;
  const { [id]: earlier, ...others } = get(replacementsAtom);
  // Leafing through examples, what counts is the text that stood there before the first of them.
  const kept = earlier?.after === before.content ? earlier.before : { content: before.content, name: before.name };
  set(replacementsAtom, { ...others, [id]: { before: kept, after: edit.content } });
  set(changeOrderAtom, (order) => editMessage(order, id, edit));
});

/** Whether a message's old text, if it had one, can be had back: while its replacement stands as it came. Make it once a card. */
export const isUndoableAtom = (id: number) =>
  atom((get) => {
    const { before, after } = get(replacementsAtom)[id] ?? {};
    return (
      Boolean(before?.content.trim()) && get(orderAtom).messages.some((one) => one.id === id && one.content === after)
    );
  });

/** Gives a message its old text back. */
export const undoReplacementAtom = atom(null, (get, set, id: number) => {
  const { [id]: replacement, ...others } = get(replacementsAtom);
  if (replacement === undefined) return;
  set(replacementsAtom, others);
  set(changeOrderAtom, (order) => editMessage(order, id, replacement.before));
});
