import type { Atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import { useForm } from '../../form/context/form-context.tsx';
import { isDialogOpenAtom } from '../../state/dialogs.ts';
import { isPlayerInUse, silencePlayer, subscribe } from '../../ui/audio/player.ts';

let current = new AbortController();

/**
 * Ends what the page plays, because only one sound plays in the whole page. Returns the controller of the sound that
 * begins: it is aborted once another one starts, or the page is left.
 */
function takeTurn(): AbortController {
  current.abort();
  silencePlayer();
  const turn = new AbortController();
  const { signal } = turn;
  const unsubscribe = subscribe(() => isPlayerInUse() && turn.abort());
  signal.addEventListener('abort', unsubscribe);
  // A page in the back/forward cache must not keep playing.
  addEventListener('pagehide', () => turn.abort(), { signal });
  current = turn;
  return turn;
}

/**
 * A sound that a button starts and stops. `play` starts it, ends it when the controller is aborted, and aborts the
 * controller at its end. A change of one of the atoms ends it, too.
 */
export function useSound(play: (turn: AbortController) => unknown, ...atoms: readonly Atom<unknown>[]) {
  const { store } = useForm();
  const [turn, setTurn] = useState<AbortController | null>(null);
  useEffect(() => () => turn?.abort(), [turn]);
  const toggle = (): void => {
    if (turn) return turn.abort();
    const next = takeTurn();
    // Behind a dialog that opens, it could not be stopped.
    for (const one of [isDialogOpenAtom, ...atoms]) {
      next.signal.addEventListener(
        'abort',
        store.sub(one, () => next.abort()),
      );
    }
    next.signal.addEventListener('abort', () => setTurn(null));
    setTurn(next);
    return void play(next);
  };
  return { isPlaying: turn !== null, toggle };
}
