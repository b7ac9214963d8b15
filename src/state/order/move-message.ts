import { atom } from 'jotai/vanilla';
import { moveMessage } from '../../domain/order/move-message.ts';
import { changeOrderAtom, orderAtom } from './order.ts';

/** Moves a message, by its id, to an index. Returns whether it was moved. */
export const moveMessageAtom = atom(
  null,
  (get, set, { id, to }: { readonly id: number; readonly to: number }): boolean => {
    const before = get(orderAtom);
    const from = before.messages.findIndex((message) => message.id === id);
    set(changeOrderAtom, (order) => moveMessage(order, from, to));
    return get(orderAtom) !== before;
  },
);
