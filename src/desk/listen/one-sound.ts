import { currentPlayback, silencePlayer, subscribe } from '../../ui/audio/player.ts';

/** Ends a sound of the desk. */
type Stop = () => void;

let current: { readonly stop: Stop; readonly unsubscribe: () => void } | null = null;

/** Ends whatever the desk plays; where a sound is named, only that one. */
export function endTurn(stop?: Stop): void {
  if (current === null || (stop !== undefined && current.stop !== stop)) return;
  const { stop: end, unsubscribe } = current;
  current = null;
  unsubscribe();
  removeEventListener('pagehide', endAll);
  end();
}

const endAll = (): void => endTurn();

/** Begins a sound: one at a time in the whole page, so that what plays ends, and this one once another begins. */
export function takeTurn(stop: Stop): void {
  endTurn();
  silencePlayer();
  const unsubscribe = subscribe(() => currentPlayback().owner !== null && endTurn(stop));
  current = { stop, unsubscribe };
  // What is kept for the browser's Back button must not go on sounding.
  addEventListener('pagehide', endAll);
}
