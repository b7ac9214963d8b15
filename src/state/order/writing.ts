import { atom } from 'jotai/vanilla';
import { withNameThatFits } from '../../domain/order/message-name.ts';
import { editMessage } from '../../domain/order/messages.ts';
import type { Message } from '../../domain/order/order.ts';
import { changeOrderAtom, messageAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** The id of the message that is being written, and the texts as they were when they were left. */
interface Writing {
  readonly at: number | null;
  readonly left: Readonly<Record<number, string>>;
  /** The names that were removed, with the texts they came with. */
  readonly removed: Readonly<Record<number, Pick<Message, 'name' | 'namedFor'> | false>>;
}

export const writingAtom = perOrderAtom<Writing>({ at: null, left: {}, removed: {} });

/** The buyer focuses a message's text. */
export const enterTextAtom = atom(null, (get, set, id: number) => set(writingAtom, { ...get(writingAtom), at: id }));

/**
 * The buyer leaves a message's text. A name that came with other text is removed, and returns with that text: Undo of
 * the browser brings it back.
 */
export const leaveTextAtom = atom(null, (get, set, id: number) => {
  const { at, left, removed } = get(writingAtom);
  const message = get(messageAtom(id));
  if (message === undefined) return;
  const named = message.name === '' ? { ...message, ...removed[id] } : message;
  const { name, namedFor } = named;
  const fitting = withNameThatFits(named);
  if (fitting.name !== message.name) set(changeOrderAtom, (order) => editMessage(order, id, fitting));
  set(writingAtom, {
    at: at === id ? null : at,
    left: { ...left, [id]: message.content },
    removed: { ...removed, [id]: fitting !== named && { name, namedFor } },
  });
});
