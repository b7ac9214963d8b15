import { atom } from 'jotai/vanilla';
import { asideAtom, setAsideAtom } from './order-aside.ts';
import { restoreOrderAtom } from './restore-order.ts';
import { keepOursAtom, orderKeyAtom, otherOrderAtom, saveOrderAtom, takeTheirsAtom } from './saved-slot.ts';

const dropAsideAtom = atom(null, (get, set) => set(setAsideAtom, { key: get(orderKeyAtom), order: null }));

/** The origin of the other of two orders that the buyer has to choose between; null if there is none. */
export const otherOrderPlaceAtom = atom((get): 'tab' | 'aside' | null => {
  if (get(otherOrderAtom) !== null) return 'tab';
  return get(asideAtom) === null ? null : 'aside';
});

/** The buyer continues with the other order. */
export const takeOtherAtom = atom(null, (get, set) => {
  const [other, aside] = [get(otherOrderAtom), get(asideAtom)];
  if (other !== null) return set(takeTheirsAtom, other);
  set(dropAsideAtom);
  if (aside !== null) set(restoreOrderAtom, aside);
});

/** The buyer keeps this order. */
export const keepThisAtom = atom(null, (get, set) => {
  if (get(otherOrderAtom) === null) return set(dropAsideAtom);
  set(keepOursAtom);
  set(saveOrderAtom);
});
