import { atom } from 'jotai/vanilla';

/** An atom that must be set in each store before anything reads it; the element does so. */
export function givenAtom<Value>(name: string) {
  const heldAtom = atom<Value | null>(null);
  return atom(
    (get) => {
      const held = get(heldAtom);
      if (held === null) throw new Error(`no ${name}`);
      return held;
    },
    (_get, set, value: Value) => set(heldAtom, value),
  );
}
