import { atom } from 'jotai/vanilla';
import { withNameThatFits } from '../../domain/order/message-name.ts';
import { editMessage } from '../../domain/order/messages.ts';
import { changeOrderAtom, messageAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** The id of the message that is being written, and the texts as they were when they were left. */
interface Writing {
  readonly at: number | null;
  readonly left: Readonly<Record<number, string>>;
}

export const writingAtom = perOrderAtom<Writing>({ at: null, left: {} });

/** The buyer focuses a message's text. */
export const enterTextAtom = atom(null, (get, set, id: number) => set(writingAtom, { ...get(writingAtom), at: id }));

/** The buyer leaves a message's text. A name that came with other text is removed. */
export const leaveTextAtom = atom(null, (get, set, id: number) => {
  const message = get(messageAtom(id));
  if (message?.namedFor) set(changeOrderAtom, (order) => editMessage(order, id, withNameThatFits(message)));
  const { at, left } = get(writingAtom);
  set(writingAtom, { at: at === id ? null : at, left: { ...left, [id]: message?.content ?? '' } });
});
