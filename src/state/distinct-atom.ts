import { atom, type Atom, type Getter } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import { isSame } from '../domain/common/json.ts';

/** A derived atom that changes only if its value is not equal to the one before. */
export const distinctAtom = <Value>(read: (get: Getter) => Value): Atom<Value> =>
  selectAtom(atom(read), (value) => value, isSame);
