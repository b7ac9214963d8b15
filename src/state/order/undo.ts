import { atom } from 'jotai/vanilla';
import { editMessage } from '../../domain/messages.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** A text of the buyer's that an example or a draft has replaced, by message id, with what replaced it. */
interface Replacement {
  readonly before: string;
  readonly after: string;
}

const replacementsAtom = perOrderAtom<Readonly<Record<number, Replacement>>>({});

/** Replaces a message's text and keeps the old one, so that the buyer can have it back. */
export const replaceContentAtom = atom(
  null,
  (get, set, { id, content }: { readonly id: number; readonly content: string }) => {
    const before = get(orderAtom).messages.find((message) => message.id === id)?.content ?? '';
    const { [id]: earlier, ...others } = get(replacementsAtom);
    // Leafing through examples, what counts is the text that stood there before the first of them.
    const kept = earlier?.after === before ? earlier.before : before;
    set(replacementsAtom, kept.trim() === '' ? others : { ...others, [id]: { before: kept, after: content } });
    set(changeOrderAtom, (order) => editMessage(order, id, { content }));
  },
);

/** Whether a message's old text can be had back: while its replacement still stands as it came. Make it once a card. */
export const isUndoableAtom = (id: number) =>
  atom((get) => {
    const after = get(replacementsAtom)[id]?.after;
    return after !== undefined && get(orderAtom).messages.some((one) => one.id === id && one.content === after);
  });

/** Gives a message its old text back. */
export const undoReplacementAtom = atom(null, (get, set, id: number) => {
  const { [id]: replacement, ...others } = get(replacementsAtom);
  if (replacement === undefined) return;
  set(replacementsAtom, others);
  set(changeOrderAtom, (order) => editMessage(order, id, { content: replacement.before }));
});
