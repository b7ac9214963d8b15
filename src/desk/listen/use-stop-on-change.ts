import { useStore } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { useEffect, type RefObject } from 'react';

/**
 * Ends a sound when one of some atoms changes, and when the component unmounts. Pass the same list of atoms each time.
 */
export function useStopOnChange(atoms: readonly Atom<unknown>[], stop: RefObject<(() => void) | null>): void {
  const store = useStore();
  useEffect(() => {
    const end = (): void => stop.current?.();
    const unsubscribes = atoms.map((one) => store.sub(one, end));
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      end();
    };
  }, [atoms, stop, store]);
}
