import { isPlayerInUse, silencePlayer, subscribe } from '../../ui/audio/player.ts';

let current = new AbortController();

/**
 * Ends what the page plays, because only one sound plays in the whole page. Returns the controller of the sound that
 * begins: it is aborted once another one starts, or the page is left.
 */
export function takeTurn(): AbortController {
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
