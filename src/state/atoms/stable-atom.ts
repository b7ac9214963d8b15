import { atom, type Atom, type Getter } from 'jotai/vanilla';
import { isSame } from '../../domain/common/is-same.ts';

/** An atom that stays the same value as long as it says the same, so that nothing that reads it is drawn again. */
export function stableAtom<Value>(read: (get: Getter) => Value): Atom<Value> {
  // Depends on nothing, so that each store has one for good.
  const lastAtom = atom((): { value?: Value } => ({}));
  return atom((get) => {
    const last = get(lastAtom);
    const value = read(get);
    if (last.value !== undefined && isSame(last.value, value)) return last.value;
    last.value = value;
    return value;
  });
}
