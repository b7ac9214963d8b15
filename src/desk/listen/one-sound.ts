import { useStore } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { useEffect, type RefObject } from 'react';
import { isPlayerInUse, silencePlayer, subscribe } from '../../ui/audio/player.ts';

/** Ends a sound of the desk. */
type Stop = () => void;

let current: { readonly stop: Stop; readonly unsubscribe: () => void } | null = null;

/** Ends whatever the desk plays, or only a given sound. */
export function endTurn(stop?: Stop): void {
  if (current === null || (stop !== undefined && current.stop !== stop)) return;
  const { stop: end, unsubscribe } = current;
  current = null;
  unsubscribe();
  removeEventListener('pagehide', endAll);
  end();
}

const endAll = (): void => endTurn();

/** Starts a sound: only one plays in the whole page, so the current one ends, and this one ends once another starts. */
export function takeTurn(stop: Stop): void {
  endTurn();
  silencePlayer();
  const unsubscribe = subscribe(() => isPlayerInUse() && endTurn(stop));
  current = { stop, unsubscribe };
  // A page in the back/forward cache must not keep playing.
  addEventListener('pagehide', endAll);
}

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
