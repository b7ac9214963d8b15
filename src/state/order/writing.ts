import { atom } from 'jotai/vanilla';
import { withNameThatFits } from '../../domain/message-name.ts';
import { editMessage } from '../../domain/messages.ts';
import { changeOrderAtom, orderAtom } from './order.ts';
import { perOrderAtom } from './order-life.ts';

/** Which message's text is being written, and which ones were left since, by their ids. */
interface Writing {
  readonly at: number | null;
  readonly left: readonly number[];
}

export const writingAtom = perOrderAtom<Writing>({ at: null, left: [] });

/** The buyer goes into a message's text. */
export const enterTextAtom = atom(null, (get, set, id: number) => set(writingAtom, { ...get(writingAtom), at: id }));

/** The buyer leaves a message's text. A name that came with another text goes. */
export const leaveTextAtom = atom(null, (get, set, id: number) => {
  const message = get(orderAtom).messages.find((one) => one.id === id);
  if (message?.namedFor) set(changeOrderAtom, (order) => editMessage(order, id, withNameThatFits(message)));
  const { at, left } = get(writingAtom);
  set(writingAtom, { at: at === id ? null : at, left: left.includes(id) ? left : [...left, id] });
});
