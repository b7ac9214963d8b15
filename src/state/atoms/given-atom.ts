import { atom } from 'jotai/vanilla';

/** An atom whose value the element gives to each store before anything reads it. */
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
