import { atom, type Atom, type Getter } from 'jotai/vanilla';
import { isSame } from '../../domain/common/json.ts';

/** An atom that keeps the same value as long as it is equal, so that its readers don't render again. */
export function stableAtom<Value>(read: (get: Getter) => Value): Atom<Value> {
  // It depends on nothing, so each store creates its value once.
  const lastAtom = atom((): { value?: Value } => ({}));
  return atom((get) => {
    const last = get(lastAtom);
    const value = read(get);
    if (last.value !== undefined && isSame(last.value, value)) return last.value;
    last.value = value;
    return value;
  });
}
